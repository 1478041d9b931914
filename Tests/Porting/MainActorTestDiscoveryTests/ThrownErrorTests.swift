import XCTest

/// A test whose method throws, and which takes the failure for itself.
@MainActor final class ThrownErrorTests: XCTestCase {
    private struct Refusal: Error {}
    // XCTest records on the thread that it runs the test on.
    nonisolated(unsafe) private var recorded: [String]? = []

    #if !canImport(Darwin)
    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard recorded == nil else {
            recorded?.append(description)
            return
        }
        super.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    override func tearDown() {
        let descriptions = recorded
        recorded = nil
        XCTAssertEqual(descriptions, ["threw error \"Refusal()\""])
    }

    func testWhatAMethodThrowsIsItsFailure() throws {
        throw Refusal()
    }
    #endif
}
