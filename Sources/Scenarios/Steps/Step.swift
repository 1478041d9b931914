import FailureReporting

/// A step of a scenario: what a test does or checks, with the line that it stands on.
///
/// Steps are run by ``Given``, ``When``, ``Then``, ``And`` and ``But``.
public struct Step: Sendable, CustomStringConvertible {
    /// The step that is running, the innermost one; `nil` outside of any.
    ///
    /// It belongs to the test: tests that run side by side do not see each other's.
    public static var current: Step? { RunningStep.current?.step }

    /// The word that the step begins with.
    public let keyword: Keyword
    /// The line, counted from 1.
    public let line: UInt
    /// The function that the step stands in.
    public let function: StaticString
    /// The path of the file.
    public let file: StaticString
    let words: StepWords

    init(_ words: StepWords, in function: StaticString) {
        self.words = words
        keyword = words.keyword
        line = words.site.line
        file = words.site.filePath
        self.function = function
    }

    /// The step in words, such as `When I tap loginScreen.logInButton`.
    ///
    /// They are read from the test's source file; where that is not at hand, the place stands for them.
    public var description: String { words.text }
}
