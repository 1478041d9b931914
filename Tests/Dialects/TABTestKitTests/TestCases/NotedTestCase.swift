import TABTestKit
import TestSupport

/// A test case that is run by a test, which looks at what happens in it.
class NotedTestCase: TABTestKit::TABTestCase {
    let log = EventLog()
    private(set) var texts: [String] = []
    private(set) var lines: [Int] = []
    override var testRunClass: AnyClass? { NotedRun.self }

    override var applicationUnderTest: ApplicationUnderTest? { ApplicationUnderTest(LifeDelegate.self) }

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        texts.append(description)
        lines.append(lineNumber)
    }

    override func invokeTest() {
        LifeLog.$current.withValue(log) { super.invokeTest() }
    }
}

/// Counts failures without a report of them in the test's output.
private final class NotedRun: XCTestCaseRun {
    override var totalFailureCount: Int { (test as? NotedTestCase)?.texts.count ?? 0 }
}

extension NotedTestCase {
    /// Runs a body as a test of this class, and returns the test case.
    static func run(_ name: String, _ body: @escaping (NotedTestCase) throws -> Void) -> Self {
        let testCase = Self(name: name) { testCase in
            if let noted = testCase as? NotedTestCase { try body(noted) }
        }
        testCase.run()
        return testCase
    }
}
