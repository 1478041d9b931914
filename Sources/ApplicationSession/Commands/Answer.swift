import FailureReporting

/// What comes of a command.
struct Answer: Hashable, Sendable {
    var text: String
    var isError = false

    init(text: String) { self.text = text }

    init(error text: String) { (self.text, isError) = (text, true) }
}

/// What is wrong with a command, or what failed in it.
struct CommandError: Error {
    let text: String

    init(_ text: String) { self.text = text }

    /// A failure of the application's or of an action, without the excerpt of the hierarchy, which `tree` shows.
    init(_ failure: TestFailure) {
        var lines = [failure.what] + failure.nearest.map { "Nearest: \($0)" } + failure.why
        lines += failure.cures.map { "In a test: \($0)" }
        text = lines.joined(separator: "\n")
    }
}
