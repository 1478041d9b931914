import Robot
import TestRecording
import TimeLapse
import XCUIAutomation

/// The test case that a world's test is, or has beside it.
@MainActor
final class CurrentTest: WorldPart {
    private var reference: TestReference?

    static func note(_ testCase: BaseTestCase?) {
        World.current.part(CurrentTest.self).reference = testCase.map { TestReference($0) }
    }

    fileprivate static var noted: TestReference? { World.current.existingPart(CurrentTest.self)?.reference }
}

/// A test case, as the steps have it that it makes.
struct TestReference: Sendable {
    // XCTest uses its cases on one thread at a time, which is the one that runs the test and its steps.
    nonisolated(unsafe) let testCase: BaseTestCase

    init(_ testCase: BaseTestCase) {
        self.testCase = testCase
    }

    /// The case of the running test; `nil` if that is none.
    static var current: TestReference? {
        if let testCase = RunningTestCase.current as? BaseTestCase { return TestReference(testCase) }
        return OnMainActor.run { CurrentTest.noted }
    }
}

/// The time-outs of the running test, or those that a test has by default.
enum Timeouts {
    static var waiting: TimeInterval { TestReference.current?.testCase.waitingTimeout ?? standard }

    static var validation: TimeInterval {
        TestReference.current.map { type(of: $0.testCase).validationTimeout } ?? standard
    }

    private static let standard: TimeInterval = 2
}
