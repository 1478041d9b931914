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
