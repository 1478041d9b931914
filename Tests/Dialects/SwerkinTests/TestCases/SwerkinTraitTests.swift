import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import Synchronization
import TestSupport
import Testing
import TimeLapse

@testable import Swerkin

private class ShopTestCase: BaseTestCase {
    override class var application: Application? { (LaunchDelegate.self, nil) }
    override var waitingTimeout: TimeInterval { 3 }
    override class var validationTimeout: TimeInterval { 4 }
    override var testTimeout: Int { 10 }
}

private final class SmokeTestCase: BaseTestCase {
    override class var tags: [TestTag] { [TestTag(rawValue: "checkout")] }
    override class var includedTags: [TestTag] { [.smoke] }
    override class var excludedTags: [TestTag] { [.retired] }
}

extension Tag {
    @Tag fileprivate static var slow: Self
}

@MainActor @Suite("The Swerkin trait", .swerkin(ShopTestCase.self) { $0.testInfo["user"] = "Ada" })
struct SwerkinTraitTests {
    @Test("A test has a case of the class beside it, with what the suite has prepared")
    func testCase() throws {
        #expect(Given.testCase is ShopTestCase)
        #expect(Given.testCase === Then.test)
        #expect(Given.testCase.testInfo["user"] as? String == "Ada")
        #expect((Timeouts.waiting, Timeouts.validation) == (3, 4))
        #expect(Given.testCase.name.contains("testCase()"))
    }

    @Test("Each test has a test case of its own", arguments: 1...2)
    func own(number: Int) {
        #expect(Given.testCase.currentScreen == nil)
        Given.IAmOnScreen(ScreenName("Cart"))
        #expect(Given.testCase.currentScreen?.rawValue == "Cart")
    }

    @Test("The application of the class is launched")
    func launched() {
        #expect(UIApplication.shared.delegate is LaunchDelegate)
        #expect(UIApplication.shared.windows.count == 1)
    }
}

@MainActor
@Suite(
    "The Swerkin trait with an application", .swerkin(app: LaunchDelegate.self, testCase: ShopTestCase.self))
struct SwerkinApplicationTraitTests {
    @Test("The trait's application is launched in the place of the test case class's")
    func launched() {
        #expect(UIApplication.shared.windows.count == 1)
    }

    @Test("A test's own Swerkin trait replaces its suite's", .swerkin(on: .iPadPro11))
    func replaced() {
        #expect(UIApplication.shared.delegate == nil)
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(type(of: Given.testCase) == BaseTestCase.self)
    }
}

@Suite("The Swerkin trait off the main actor", .swerkin(ShopTestCase.self))
struct NonisolatedSwerkinTraitTests {
    @Test("Steps find the case on any thread")
    func steps() async {
        Given.IAmOnScreen(ScreenName("Cart"))
        await Task.yield()
        #expect(Given.testCase.currentScreen?.rawValue == "Cart")
        #expect(Timeouts.waiting == 3)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { #expect(Given.testCase is ShopTestCase) }
        }
    }
}

@Suite("What the Swerkin trait does around a test") struct SwerkinTraitScopeTests {
    @Test("Time that runs out in a step fails there")
    func slowStep() async throws {
        let recorded = try await issues(with: .swerkin(ShopTestCase.self)) {
            await MainActor.run {
                Given(I: TimeLapse.advance(by: .seconds(11)))
            }
        }
        #expect(
            recorded.map { $0.split(separator: "\n").prefix(2).joined(separator: "\n") } == [
                """
                \(#line - 3): Given I TimeLapse.advance(by: .seconds(11)): failed after 11 s of virtual time.
                Test duration exceeded 10 seconds!
                """
            ])
    }

    @Test("Time that runs out outside of steps fails at the end")
    func slowTest() async throws {
        let recorded = try await issues(with: .swerkin(ShopTestCase.self)) {
            await MainActor.run { TimeLapse.advance(by: .seconds(11)) }
        }
        #expect(
            recorded == [
                """
                \(#line - 2): Test duration exceeded 10 seconds!
                It has taken 11 s of virtual time. A test that needs more overrides testTimeout.
                It happened after this line, the last of the test that acted.
                """
            ])
    }

    @Test("What the case remembers is emptied, and the case forgotten, also after an error")
    func emptied() async throws {
        nonisolated(unsafe) var kept: BaseTestCase?
        await #expect(throws: OddFailure.self) {
            _ = try await issues(with: .swerkin { kept = $0 }) {
                Given.IAmOnScreen(ScreenName("Cart"))
                Given.testCase.testInfo["user"] = "Ada"
                Given.testCase.preconditions[.loggedIn] = true
                throw OddFailure()
            }
        }
        #expect(kept?.currentScreen == nil)
        #expect(kept?.testInfo.isEmpty == true && kept?.preconditions.isEmpty == true)
    }

    @Test("A preparation that throws an error ends the test before it begins")
    func preparation() async throws {
        let log = EventLog()
        await #expect(throws: OddFailure.self) {
            _ = try await issues(
                with: .swerkin { _ in
                    await Task.yield()
                    log.add("prepared")
                    throw OddFailure()
                }
            ) { log.add("test") }
        }
        #expect(log.take() == "prepared")
    }

    // MARK: Tags

    @Test("A test without an included tag is skipped")
    func untagged() throws {
        #expect(
            try skipReason(.swerkin(SmokeTestCase.self))
                == "Its tags checkout are not among the included ones, smoke.")
    }

    @Test("A test with an included tag of Swift Testing is run", .tags(.smoke))
    func tagged() throws {
        #expect(try skipReason(.swerkin(SmokeTestCase.self)) == nil)
    }

    @Test("A test with an included tag of the trait is run")
    func traitTag() throws {
        #expect(try skipReason(.swerkin(SmokeTestCase.self, tags: [.smoke])) == nil)
    }

    @Test("A test whose name ends with an included tag is run")
    func ends_smoke() throws {
        #expect(try skipReason(.swerkin(SmokeTestCase.self)) == nil)
    }

    @Test("A test with an excluded tag is skipped", .tags(.retired, .smoke, .slow))
    func retired() throws {
        #expect(
            try skipReason(.swerkin(SmokeTestCase.self)) == """
                Its tags checkout, retired, slow, smoke or its name are among the excluded ones, retired.
                """)
    }

    /// Why the trait skips the running test; `nil` if it does not.
    private func skipReason(_ trait: SwerkinTrait) throws -> String? {
        trait.reasonToSkip(try #require(Test.current))
    }
}

@Suite("Skipped tests of the Swerkin trait", .swerkin(SmokeTestCase.self)) struct SkippedTests {
    @Test("A test without the included tag does not run")
    func untagged() { Issue.record("It has none of the included tags, and must be skipped.") }

    @Test("A test with the included tag runs", .tags(.smoke))
    func tagged() { #expect(Given.testCase is SmokeTestCase) }
}

/// Runs `body` as a test of its own under a trait, whose issues no other test sees; returns each as `line: text`.
///
/// No trace is recorded, which a failure would name.
private func issues(
    with trait: SwerkinTrait, _ body: @escaping @Sendable () async throws -> Void
) async throws -> [String] {
    let test = try #require(Test.current)
    let testCase = try #require(Test.Case.current)
    let texts = Mutex<[String]>([])
    let handling = IssueHandlingTrait.compactMapIssues { issue in
        let line = issue.sourceLocation.map { "\($0.line)" } ?? "no line"
        texts.withLock { $0.append("\(line): " + issue.comments.map(\.rawValue).joined(separator: "\n")) }
        return nil
    }
    try await handling.provideScope(for: test, testCase: testCase) {
        try await trait.trace(.off).provideScope(for: test, testCase: testCase, performing: body)
    }
    return texts.withLock { $0 }
}
