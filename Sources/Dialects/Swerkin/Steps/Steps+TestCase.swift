// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
import FailureReporting
import Scenarios
import XCUIAutomation

extension Steps {
    init(_ keyword: Step.Keyword, of testCase: BaseTestCase) {
        self.init(keyword, owner: TestReference(testCase))
    }

    /// Makes the runner of the steps of a test case that begin with a word.
    public init(stepType: StepType, test: BaseTestCase) {
        self.init(stepType.keyword, of: test)
    }

    /// The word that the steps begin with; `But` counts as `And`.
    public var stepType: StepType {
        switch keyword {
        case .given: .Given
        case .when: .When
        case .then: .Then
        default: .And
        }
    }

    /// The test case that made the steps, or else that of the running test.
    ///
    /// A test without one is a failure; what is returned then has default time-outs and no screens.
    public var testCase: BaseTestCase {
        requireTestCase() ?? BaseTestCase(name: "No test", testClosure: { _ in })
    }

    /// Returns the test case that made the steps, or else that of the running test; records a failure if there is none.
    package func requireTestCase() -> BaseTestCase? {
        if let testCase = ((owner as? TestReference) ?? .current)?.testCase { return testCase }
        AutomationFailure(
            """
            No test case: the running test is not a BaseTestCase, and has no trait that makes one.
            Try: @Suite(.swerkin(app: AppDelegate.self, scene: SceneDelegate.self))
            """
        ).record()
        return nil
    }

    /// The test case that made the steps, or else that of the running test; see ``testCase``.
    public var test: BaseTestCase { testCase }

    /// Finds elements, and acts on them, one at a time.
    public var viewTester: KIFUIViewTestActor { KIFUIViewTestActor() }

    /// Finds elements, and acts on them, one at a time; the same as ``viewTester``.
    public var UITester: KIFUIViewTestActor { viewTester }
}

extension StepType {
    var keyword: Step.Keyword {
        switch self {
        case .Given: .given
        case .When: .when
        case .Then: .then
        case .And: .and
        }
    }
}
