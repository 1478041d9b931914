/// A failure or a warning of a test as a value, with the parts of its text.
///
/// ```swift
/// let failure = attempt { tapOn(theFirstView(withLabel("Cancel"))) }
/// print(failure?.what ?? "", failure?.cures ?? [])
/// ```
///
/// One of your own is recorded with the running test:
///
/// ```swift
/// TestFailure("The basket is empty.").record()
/// ```
public struct TestFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The whole text, as the test's report has it.
    public let text: String
    /// The file of the line that the failure stands at, with its path; `nil` if it belongs to no line.
    public internal(set) var file: String?
    /// That line, counted from 1.
    public internal(set) var line: Int?
    /// Whether it fails nothing.
    public internal(set) var isWarning = false
    /// What was recorded after it in the same ``attempt(_:)``, in order.
    public internal(set) var later: [TestFailure] = []

    /// Makes a failure of your own.
    ///
    /// - Parameter text: what is wrong, in the first line; a line that begins with `Try: ` is a cure.
    public init(_ text: String) {
        self.text = text
    }

    /// The whole text.
    public var description: String { text }
}
