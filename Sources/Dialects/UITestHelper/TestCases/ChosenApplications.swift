import TimeLapse
import XCTest
import XCUIAutomation

/// The applications that test cases have set as theirs.
///
/// They belong to the test's world, and to the test case that set them.
final class ChosenApplications: WorldPart {
    private struct Choice {
        weak var testCase: XCTestCase?
        let application: XCUIApplication
    }

    private var choices: [Choice] = []

    init() {}

    static var current: ChosenApplications { World.current.part(ChosenApplications.self) }

    subscript(testCase: XCTestCase) -> XCUIApplication? {
        get { choices.first { $0.testCase === testCase }?.application }
        set {
            choices.removeAll { $0.testCase == nil || $0.testCase === testCase }
            if let newValue { choices.append(Choice(testCase: testCase, application: newValue)) }
        }
    }
}
