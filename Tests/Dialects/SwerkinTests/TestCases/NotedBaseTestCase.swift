import HeadlessUIKit
import Swerkin
import TestSupport

/// A test case that is run by a test, which looks at what happens in it.
class NotedBaseTestCase: BaseTestCase {
    let log = EventLog()
    private(set) var texts: [String] = []
    private(set) var lines: [Int] = []
    override var testRunClass: AnyClass? { NotedBaseRun.self }

    override class var application: Application? { (LaunchDelegate.self, nil) }

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        texts.append(description)
        lines.append(lineNumber)
    }

    override func invokeTest() {
        LaunchLog.$current.withValue(log) { super.invokeTest() }
    }

    /// Runs a body as a test of this class, and returns the test case.
    static func run(_ name: String, _ body: @escaping (NotedBaseTestCase) throws -> Void) -> Self {
        let testCase = Self(name: name) { testCase in
            if let noted = testCase as? NotedBaseTestCase { try body(noted) }
        }
        testCase.run()
        return testCase
    }
}

/// Counts failures without a report of them in the test's output.
private final class NotedBaseRun: XCTestCaseRun {
    override var totalFailureCount: Int { (test as? NotedBaseTestCase)?.texts.count ?? 0 }
}

/// The delegate of an application that notes its launch in the test's log, and shows a screen.
final class LaunchDelegate: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LaunchLog.current?.add("launched")
        window.rootViewController = UINavigationController(rootViewController: UIViewController())
        window.makeKeyAndVisible()
        return true
    }
}

/// The log of the running test.
enum LaunchLog {
    @TaskLocal static var current: EventLog?
}
