import Robot
import XCTest

/// A case that takes the failures of its test for itself, until it is asked for them.
class FailureTakingTestCase: RobotTestCase {
    private var recorded: [String]? = []

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard recorded != nil else {
            return super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        let file = filePath.split(separator: "/").last ?? ""
        note("\(file):\(lineNumber) \(description.split(separator: "\n").first ?? "")")
        // Told to the observers, as XCTest does, on behalf of a run that does not count.
        let run = XCTestCaseRun(test: self)
        run.start()
        run.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    /// Adds a line among the failures.
    func note(_ line: String) {
        recorded?.append(line)
    }

    /// What was recorded; from now on the test fails by failures, as others do.
    func takeRecorded() -> [String] {
        defer { recorded = nil }
        return recorded ?? []
    }
}
