import Robot
import XCTest

/// Notes the failures of a part of a test instead of failing.
class NotingTestCase: RobotTestCase {
    private var noted: [String]?

    override var leftovers: RobotTrait.Leftovers { .ignored }

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard noted != nil else {
            return super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        noted?.append("\(filePath.split(separator: "/").last ?? ""):\(lineNumber) \(description)")
    }

    /// The failures that a body records, each `File.swift:1 text`.
    func failures(of body: () throws -> Void) rethrows -> [String] {
        noted = []
        defer { noted = nil }
        try body()
        return noted ?? []
    }

    /// Begins to note failures; the call ends it that takes them.
    func beginNoting() { noted = [] }

    func takeNoted() -> [String] {
        defer { noted = nil }
        return noted ?? []
    }
}
