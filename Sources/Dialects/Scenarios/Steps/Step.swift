import FailureReporting

/// A step of a scenario: what a test does or checks, in words, with its line.
///
/// Steps are run by ``Given``, ``When``, ``Then``, ``And`` and ``But``.
public struct Step: Sendable, CustomStringConvertible {
    /// The step that is running, the innermost one; `nil` outside of any.
    ///
    /// Tests and tasks that run in parallel do not see each other's steps; a task that a step began is in that step.
    public static var current: Step? { RunningStep.current?.step }

    /// The word that the step begins with.
    public let keyword: Keyword
    /// The line, counted from 1.
    public let line: UInt
    /// The function that the step stands in.
    public let function: StaticString
    /// The path of the Swift file; for a step of a feature, that of the file that runs the feature.
    public let file: StaticString
    let words: StepWords
    let origin: StepOrigin?

    init(_ words: StepWords, in function: StaticString, from origin: StepOrigin? = nil) {
        self.words = words
        keyword = words.keyword
        line = words.site.line
        file = words.site.filePath
        self.function = function
        self.origin = origin
    }

    /// The step in words, such as `When I tap loginScreen.logInButton`.
    ///
    /// They are read from the test's source file. If it cannot be read, its name and line stand for them.
    public var description: String { words.text }
}
