// XCTest on Apple's platforms makes no test case of a closure, and has another method to override.
#if !canImport(Darwin)

import Foundation
import TestSupport
import Testing
import XCTest

@testable import FailureReporting
@testable import TestRecording

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
            CallLog().context.whileCurrent {
                OddFailure.otherSite.whileCurrent { OddFailure().record() }
                OddFailure().record()
                OddFailure().recordAtEnd()
            }
        }
        #expect(
            log == [
                "/app/Sums.swift:40 failed - 3 is odd.",
                "/app/Sums.swift:40 failed - 3 is odd.\nIt happened after this line, the last of the test that acted.",
                "/app/Sums.swift:40 failed - 3 is odd.",
            ])
    }

    @Test("Without any call, a failure is recorded at the line that is running, of a test or of view code")
    func withoutCall() async {
        let log = await NotingTestCase.log {
            OddFailure().record()
            UnevenView().check()
        }
        let line = "\(#filePath):\(#line - 3)"
        #expect(log == ["\(line) failed - 3 is odd.", "\(UnevenView.line) failed - 3 is odd."])
    }

    @Test("A failure in an async test method, and one on another thread, is a failed assertion at its line")
    func withoutCallElsewhere() async {
        let log = await NotingTestCase.log(async: {
            await Task.yield()
            UnevenView().check()
            await Task.detached { UnevenView().check() }.value
        })
        #expect(log == Array(repeating: "\(UnevenView.line) failed - 3 is odd.", count: 2))
    }

    @Test("Every module of this package is known as one")
    func ownModules() {
        #expect(PackageSources.modules.keys.sorted() == RunningLine.ownModules.sorted())
    }

    @Test(
        "The line of a failure is looked for in functions of other modules",
        arguments: [
            ("$s5MyApp8CartViewC4show5totalySi_tF", true), ("$s12HeadlessUIKit6UIViewC", true),
            ("$s13HeadlessUIKit6UIViewC14layoutSubviewsyyF", false), ("$s5RobotAAyyF", false),
            ("$s6XCTest9XCTWaiterC14XCUIAutomationE4wait", false), ("$s6XCTest9XCTWaiterC5MyAppE4wait", true),
            ("$sIegh_ytIeghr_TR", false), ("main", false), ("", false), ("$s", false), ("$s99", true),
        ])
    func otherFunctions(name: String, isOther: Bool) {
        #expect(RunningLine.isOther(name) == isOther)
    }

    @Test(
        "Whether the running function is asynchronous tells from its name",
        arguments: [
            ("$s2bt3FooC3baryyYaFTY0_", true), ("$s2bt1MV4mainyyYaKFZTQ1_", true),
            ("$s2bt3FooC3baryyYaF", true),
            ("$s2bt3FooC3baryyYaFyyXEfU_", false), ("$s2bt3FooC3baryyFyyYacfU_", true),
            ("$s2bt3FooC3baryyF", false), ("$s2bt4deepyySi_yyYaXEtF", false), ("main", false),
        ])
    func asyncFunctions(name: String, isAsync: Bool) {
        #expect(RunningLine.isAsync(name) == isAsync)
    }

    @Test("What is found at the end of a test case is at no line of view code")
    func atEnd() async {
        let log = await NotingTestCase.log { OddFailure().recordAtEnd() }
        #expect(log == ["<unknown line of the test>:0 failed - 3 is odd."])
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

    @Test("The hundredth failure takes no more of the stack than the first")
    func manyFailures() async {
        let log = await NotingTestCase.log {
            for _ in 0..<100 { OddFailure(description: "at").record(at: OddFailure.site) }
        } notes: {
            "\(stackDepth())"
        }
        #expect(log.count == 100)
        #expect(Set(log).count == 1)
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

/// View code in which something fails.
private struct UnevenView {
    static let line = "\(#filePath):\(#line + 3)"

    func check() {
        OddFailure().record()
    }
}

/// A test case that is run by hand, and notes the failures that XCTest records with it.
private final class NotingTestCase: XCTestCase {
    private var log: [String] = []
    /// What it notes of a failure; its line and description, unless something else is wanted.
    private var note: (@Sendable () -> String)?

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        log.append(note?() ?? "\(filePath):\(lineNumber) \(description)")
        super.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    /// Runs a test case with `body` as its test method; returns the failures, or what `note` returns at each.
    static func log(
        of body: @escaping @Sendable () -> Void, notes note: (@Sendable () -> String)? = nil
    ) async -> [String] {
        await log(noting: note) { _ in body() }
    }

    /// Runs a test case with `body` as its async test method; returns the failures.
    static func log(async body: @escaping @Sendable () async -> Void) async -> [String] {
        await log { testCase in
            try asyncTest { (_: XCTestCase) in body }(testCase)()
        }
    }

    /// On a new thread, which belongs to no task and so to no test of Swift Testing.
    private static func log(
        noting note: (@Sendable () -> String)? = nil,
        method: @escaping @Sendable (XCTestCase) throws -> Void
    ) async -> [String] {
        await withCheckedContinuation { continuation in
            Thread {
                let testCase = NotingTestCase(name: "method", testClosure: method)
                testCase.note = note
                testCase.run()
                continuation.resume(returning: testCase.log)
            }.start()
        }
    }
}

#endif
