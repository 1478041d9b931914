import FailureReporting
import Foundation
import Robot
import Scenarios
import TestSupport
import Testing
import XCTest

@testable import Gherkin

@MainActor @Suite("Running scenarios") struct RunningTests {
    private let notes = Notes()

    @Test("Each step runs by the definition that matches, in order, with its values")
    func running() async throws {
        let notes = notes
        let ran = try await Ran(
            """
            Given I have 3 cucumbers
              And I eat "half of them"
            When there are friends:
              | name | age |
              | Ada  | 36  |
              | Bob  |     |
            Then they sing:
              \"\"\"
              la
              la
              \"\"\"
            * I wait
            """,
            Gherkin.Definitions { steps in
                steps.define("I have {int} cucumber(s)") { (count: Int) in notes.add("have \(count)") }
                steps.define("I eat {string}") { (what: String) async throws in
                    await Task.yield()
                    notes.add("eat \(what)")
                }
                steps.define("there are friends:") { (friends: [Friend]) in
                    for friend in friends { notes.add("\(friend.name) \(friend.age ?? 0)") }
                }
                steps.define("they sing:") { (song: String) in notes.add(song) }
                steps.define("I wait") { TimeLapse.advance(by: .seconds(2)) }
            })
        #expect(
            notes.lines == [
                "have 3", "eat half of them",
                "Ada 36", "Bob 0", "la\nla",
            ])
        #expect(ran.failures == [])
        #expect(
            ran.report == """
                Scenario: Eating (2 s)
                  ✓ Given I have 3 cucumbers
                  ✓ And I eat "half of them"
                  ✓ When there are friends:
                  ✓ Then they sing:
                  ✓ * I wait (2 s)
                """)
    }

    private struct Friend: Decodable {
        let name: String
        let age: Int?
    }

    @Test(
        "A failure is at the feature's line, with the step's words and definition; the rest is skipped"
    )
    func failing() async throws {
        let line = #line + 5
        let ran = try await Ran(
            "Given I eat\nWhen I fail\nThen I eat",
            Gherkin.Definitions { steps in
                steps.define("I eat") {}
                steps.define("I fail") { OddFailure().record(at: here(line)) }
            })
        #expect(
            ran.failures == [
                """
                Eating.feature:4: When I fail: failed.
                3 is odd.
                At: RunningTests.swift:\(line)
                In: Eating
                """
            ])
        #expect(
            ran.report == """
                Scenario: Eating
                  ✓ Given I eat
                  ✗ When I fail
                      3 is odd.
                  - Then I eat
                """)
    }

    @Test("An error that a definition throws is a failure with the definition's line")
    func throwing() async throws {
        let line = #line + 4
        let ran = try await Ran(
            "* I throw",
            Gherkin.Definitions { steps in
                steps.define("I throw") { throw OddFailure() }
            })
        #expect(
            ran.failures == [
                """
                Eating.feature:3: * I throw: failed.
                It threw OddFailure: 3 is odd.
                At: RunningTests.swift:\(line)
                In: Eating
                """
            ])
    }

    @Test("A definition that skips skips the rest, without a failure")
    func skipping() async throws {
        let ran = try await Ran(
            "* I skip\n* I skip",
            Gherkin.Definitions { steps in
                steps.define("I skip") { throw XCTSkip("No camera.") }
            })
        #expect(ran.failures == [])
        #expect(ran.report == "Scenario: Eating (skipped)\n  - * I skip (No camera.)\n  - * I skip")
    }

    @Test("After a scenario that failed, the next one of the test is skipped")
    func following() async throws {
        let ran = try await Ran(
            feature: "Feature: A\nScenario: <x>\n* a\nExamples:\n| x |\n| b |\n| c |",
            Gherkin.Definitions { steps in steps.define("a") { OddFailure().record() } })
        #expect(ran.failures == ["Eating.feature:3: * a: failed.\n3 is odd.\nIn: b"])
        #expect(ran.report == "Scenario: b\n  ✗ * a\n      3 is odd.\nScenario: c (skipped)")
    }

    @Test("Without a file, failures are at the line that runs the scenario")
    func withoutFile() async throws {
        let scenario = try #require(
            try Gherkin.feature(parsing: "Feature: A\nScenario: B\n* c").scenarios.first)
        let line = UInt(#line) + 3
        let failures = try await UIApplication.withShared(UIApplication()) {
            try await FailureCollector.failures {
                try await scenario.run(Gherkin.Definitions { $0.define("c") { OddFailure().record() } })
            }
        }
        #expect(
            failures.map(\.site?.line) == [line]
                && failures.map { $0.site?.path } == ["\(#filePath)"])
        #expect(failures.map(\.text) == ["* c: failed.\n3 is odd.\nIn: B"])
    }

    @Test("A failed expectation in a definition is an issue at the feature's line")
    func expectation() async throws {
        let line = #line + 3
        let issues = try await issues {
            try await scenario("* c").run(
                Gherkin.Definitions { $0.define("c") { #expect(notes.lines == ["d"], "Not sung.") } })
        }
        #expect(issues.map { $0.split(separator: "\n", maxSplits: 1).first } == ["/nowhere/Eating.feature:3"])
        #expect(issues.first?.contains("* c: failed.\n") == true, "\(issues)")
        #expect(issues.first?.contains("\nAt: RunningTests.swift:\(line)\nIn: Eating") == true, "\(issues)")
    }

    private func scenario(_ steps: String) throws -> Gherkin.Scenario {
        let text = "Feature: Cucumbers\nScenario: Eating\n\(steps)"
        return try #require(
            try Gherkin.feature(parsing: text, file: "/nowhere/Eating.feature").scenarios.first)
    }

    /// Runs `body` as a test of its own, whose issues no other test sees: each with its place and comments.
    private func issues(_ body: @escaping @MainActor @Sendable () async throws -> Void) async throws
        -> [String]
    {
        let test = try #require(Test.current)
        let testCase = try #require(Test.Case.current)
        let texts = LockedTexts()
        let handling = IssueHandlingTrait.compactMapIssues { issue in
            let place = issue.sourceLocation.map { "\($0.filePath):\($0.line)" } ?? "no line"
            texts.add(([place] + issue.comments.map(\.rawValue)).joined(separator: "\n"))
            return nil
        }
        try await handling.provideScope(for: test, testCase: testCase) {
            try await RobotTrait.robot.provideScope(for: test, testCase: testCase) { try await body() }
        }
        return texts.all
    }
}

/// A place of this file.
private func here(_ line: Int) -> CallSite {
    CallSite(#fileID, #filePath, UInt(line), 1)
}

private final class LockedTexts: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    func add(_ text: String) { lock.withLock { texts.append(text) } }

    var all: [String] { lock.withLock { texts } }
}
