/// How a session's steps are written as a test.
enum Spelling: String, CaseIterable {
    case robot
    case xcuitest
    case tabtestkit
    case swerkin
    case gherkin

    /// The words of a library for steps.
    var words: any StepWords {
        switch self {
        case .robot: RobotWords()
        case .xcuitest: XCUITestWords()
        case .tabtestkit: TABTestKitWords()
        case .swerkin: SwerkinWords()
        case .gherkin: GherkinWords()
        }
    }
}

/// Writes steps in the words of a library.
protocol StepWords {
    /// The lines for a step; `nil` if the library has no words for it.
    ///
    /// - Parameters:
    ///   - isTimed: whether time that passed is written as such, and not as what was waited for.
    ///   - next: the step after it.
    func lines(for step: RecordedStep, before next: RecordedStep?, isTimed: Bool) -> [String]?

    /// The lines for a step for which there are no words: those of Robot, if they can stand beside them.
    func otherLines(for step: RecordedStep) -> [String]?
}

extension StepWords {
    func otherLines(for step: RecordedStep) -> [String]? {
        RobotWords().lines(for: step, before: nil, isTimed: true)
    }
}
