// XCTest on Apple's platforms makes no test case of a closure, and has another method to override.
#if !canImport(ObjectiveC)

import FailureReporting
import Foundation
import TestSupport
import Testing
import XCTest

/// One at a time: XCTest has but one running test case for the whole process.
@Suite("Failures under XCTest", .serialized) struct XCTestRecordingTests {
    @Test("A failure is a failed assertion at the call site")
    func atSite() async {
        let log = await NotingTestCase.log { OddFailure().record(at: OddFailure.site) }
        #expect(log == ["/app/Numbers.swift:12 failed - 3 is odd."])
    }

    @Test("Without a site, a failure is recorded at the running call, or else at the last one of the world")
    func withoutSite() async {
        let log = await NotingTestCase.log {
            OddFailure().record()
            CallLog().context.whileCurrent {
                OddFailure.otherSite.whileCurrent { OddFailure().record() }
                OddFailure().record()
                OddFailure().recordAtEnd()
            }
        }
        #expect(
            log == [
                "<unknown line of the test>:0 failed - 3 is odd.", "/app/Sums.swift:40 failed - 3 is odd.",
                "/app/Sums.swift:40 failed - 3 is odd.\nIt happened after this line, the last of the test that acted.",
                "/app/Sums.swift:40 failed - 3 is odd.",
            ])
    }

    @Test("An async test method sees its failures, before and after it was suspended")
    func asyncMethod() async {
        let log = await NotingTestCase.log(async: {
            OddFailure(description: "before").record(at: OddFailure.site)
            await Task.yield()
            OddFailure(description: "after").record(at: OddFailure.site)
        })
        #expect(log == ["/app/Numbers.swift:12 failed - before", "/app/Numbers.swift:12 failed - after"])
    }

    @Test("Failures from several threads at once all arrive")
    func threads() async {
        let log = await NotingTestCase.log {
            DispatchQueue.concurrentPerform(iterations: 50) { _ in
                OddFailure().record(at: OddFailure.site)
            }
        }
        #expect(log == Array(repeating: "/app/Numbers.swift:12 failed - 3 is odd.", count: 50))
    }

    @Test("A warning fails no test case")
    func warning() async {
        let log = await NotingTestCase.log { OddFailure().recordWarning() }
        #expect(log.isEmpty)
    }

    @Test("A collector receives failures instead of the test case")
    func collector() async {
        let log = await NotingTestCase.log {
            _ = FailureCollector.failures { OddFailure().record() }
        }
        #expect(log.isEmpty)
    }
}

/// A test case that is run by hand, and notes the failures that XCTest records with it.
private final class NotingTestCase: XCTestCase {
    private var log: [String] = []

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        log.append("\(filePath):\(lineNumber) \(description)")
        super.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    /// Runs a test case with `body` as its test method; returns the failures.
    static func log(of body: @escaping @Sendable () -> Void) async -> [String] {
        await log { _ in body() }
    }

    /// Runs a test case with `body` as its async test method; returns the failures.
    static func log(async body: @escaping @Sendable () async -> Void) async -> [String] {
        await log { testCase in
            try asyncTest { (_: XCTestCase) in body }(testCase)()
        }
    }

    /// On a new thread, which belongs to no task and so to no test of Swift Testing.
    private static func log(of method: @escaping @Sendable (XCTestCase) throws -> Void) async -> [String] {
        await withCheckedContinuation { continuation in
            Thread {
                let testCase = NotingTestCase(name: "method", testClosure: method)
                testCase.run()
                continuation.resume(returning: testCase.log)
            }.start()
        }
    }
}

#endif
