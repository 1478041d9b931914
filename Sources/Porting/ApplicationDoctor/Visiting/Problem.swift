import FailureReporting
import StubSupport

/// A failure of the application's code, as the report tells of it.
struct Problem: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The beginning of the failure's text.
    let text: String
    /// The line of the application, as `File.swift:12`; `nil` if it is not known.
    let place: String?
    /// Whether it is a call of a module that is not there.
    var isOfStub = false

    /// How many lines of a text are kept.
    private static let lines = 2

    init(text: String, place: String?) {
        self.text = text.split(separator: "\n").prefix(Self.lines).joined(separator: "\n")
        self.place = place
    }

    /// - Parameter findsLine: whether to look for the line of the running code if the failure has none of the
    ///   application's.
    init(_ recorded: RecordedFailure, findsLine: Bool = false) {
        let site = recorded.site.flatMap { $0.isOfFramework ? nil : "\($0)" }
        self.init(
            text: recorded.failure.description,
            place: site ?? (findsLine ? RunningLine.current.map { "\($0)" } : nil))
        isOfStub = recorded.failure is UnavailableFailure
    }

    var description: String { place.map { "\(text) (\($0))" } ?? text }
}
