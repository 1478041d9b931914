#if !canImport(Darwin)
import XCTest

/// Has XCTest note another test case as skipped, without a call of that one's `setUp` and `tearDown`.
///
/// XCTest skips a test only after its `setUp`.
final class SkippedTestCase: XCTestCase {
    private var other: XCTestCase?

    static func skip(_ testCase: XCTestCase, because reason: String) {
        let skipped = SkippedTestCase(name: "skipped") { _ in throw XCTSkip(reason) }
        skipped.other = testCase
        skipped.invokeTest()
    }

    /// The other one's, which notes that it is skipped.
    override var testRun: XCTestRun? { other?.testRun }
}
#endif
