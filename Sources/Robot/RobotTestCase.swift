import FailureReporting
import HeadlessUIKit
import TestRecording
import TimeLapse
import Trace
import XCTest

/// An XCTest case that gives each of its tests its own application.
///
/// Test methods or their class are `@MainActor`. On Linux the test target names the plugin `MainActorTests`, or the
/// methods are `async`:
///
/// ```swift
/// @MainActor final class LoginTests: RobotTestCase {
///     func testCancelLeavesTheForm() {
///         UIWindow.createWindowForTesting().rootViewController = LoginViewController()
///         tapOn(theFirstView(withLabel("Cancel")))
///     }
/// }
/// ```
///
/// At the end of a test that has not failed, after `tearDown`, it checks for leftovers, as the `.robot` trait
/// does. Leaked
/// views are not a failure here: XCTest retains test cases, with their properties, until the last test is over.
///
/// A plain `XCTestCase` works as well; its tests then share the process's application.
open class RobotTestCase: XCTestCase {
    /// Whether misuse that UIKit only logs fails a test; `false` by default, where it is a warning on standard error.
    open var isStrict: Bool { false }

    /// How one-shot work that is still scheduled at the end of a test is reported; by default as a warning on standard
    /// error.
    open var leftovers: RobotTrait.Leftovers { .warned }

    /// How constraints that cannot all hold are reported; by default as a warning on standard error.
    open var layoutChecks: RobotTrait.LayoutChecks { .warned }

    /// The application that XCUITest's `XCUIApplication` launches; `nil`, the default, for one that the test registers.
    open var applicationUnderTest: ApplicationUnderTest? { nil }

    /// Which tests are recorded as a page to look at; by default as `ROBOT_TRACE` says, else those that fail on a build
    /// server. The last line of a failure names the page.
    open var traceMode: TraceMode { .standard }

    #if !canImport(Darwin)
    /// What requests of the application find; by default the routes that a test adds.
    open var network: NetworkSetup { .routed }
    #endif

    private var trace: TestTrace?

    /// Runs the test in its own application, and checks for leftovers; skips it if it is in another machine's shard.
    open override func invokeTest() {
        #if !canImport(Darwin)
        guard isInShard() else { return }
        #endif
        let (isStrict, leftovers, layoutChecks) = (isStrict, leftovers, layoutChecks)
        let (applicationUnderTest, testName) = (applicationUnderTest, name)
        // XCTest calls this on the main thread, which is the main actor's.
        let world = MainActor.assumeIsolated { TestWorld(leftovers: leftovers, strict: isStrict) }
        MainActor.assumeIsolated {
            world.check(layoutChecks)
            world.test.name = testName
            if let applicationUnderTest { world.install(applicationUnderTest) }
        }
        #if !canImport(Darwin)
        let network = network
        MainActor.assumeIsolated { world.open(network) }
        #endif
        beginTrace(of: world)
        RunningWorlds.begin(world.application.world, named: name)
        defer { RunningWorlds.end(world.application.world) }
        UIApplication.withShared(world.application) {
            let clock = VirtualClock.current
            clock.adoptsTasksOfXCTest = true
            RunningTestCase.whileCurrent(self) { super.invokeTest() }
            clock.adoptsTasksOfXCTest = false
            end(world)
        }
        endTrace()
    }

    #if canImport(Darwin)
    /// Skips a test that is in another machine's shard.
    open override func setUpWithError() throws {
        try super.setUpWithError()
        if let reason = try TestShard.current.get()?.reasonToSkip(name) { throw XCTSkip(reason) }
    }
    #else
    /// Whether the test is in this process's shard; if not, it is noted as skipped, or fails if none is known.
    private func isInShard() -> Bool {
        do {
            guard let reason = try TestShard.current.get()?.reasonToSkip(name) else { return true }
            SkippedTestCase.skip(self, because: reason)
        } catch {
            // It concerns no line of the test.
            error.recordAtEnd()
        }
        return false
    }
    #endif

    private func beginTrace(of world: TestWorld) {
        let mode = traceMode.inEnvironment
        guard mode != .off else { return }
        let names = name.split(separator: ".").map(String.init)
        let id = "\(String(reflecting: type(of: self)))/\(names.last ?? "")"
        trace = MainActor.assumeIsolated {
            TestTrace(
                mode, of: world.application, suite: names.first ?? "", name: names.last ?? "",
                id: id, path: "", line: 0)
        }
    }

    private func endTrace() {
        guard let trace else { return }
        let hasFailed = testRun?.totalFailureCount ?? 0 > 0
        MainActor.assumeIsolated { _ = trace.write(hasFailed: hasFailed) }
        self.trace = nil
    }

    #if !canImport(Darwin)
    /// Records a failed assertion; in a step of a scenario at the step's line, with its words.
    open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        let note = trace?.note.map { "\n" + $0 } ?? ""
        trace?.add(
            description.plainAssertion, file: filePath, line: lineNumber, isOwn: FailureRecorder.isDelivering)
        guard !FailureRecorder.isDelivering, let scope = CallContext.scope else {
            return super.recordFailure(
                withDescription: description + note, inFile: filePath, atLine: lineNumber,
                expected: expected)
        }
        let file = filePath.split(separator: "/").last.map(String.init) ?? filePath
        let text = scope.report(assertion: description.plainAssertion, at: "\(file):\(lineNumber)")
        super.recordFailure(
            withDescription: text + note, inFile: scope.site.map { $0.path } ?? filePath,
            atLine: scope.site.map { Int($0.line) } ?? lineNumber, expected: expected)
    }
    #endif

    /// Waits for the end by running the main thread's run loop, as XCTest does for an async test.
    private func end(_ world: TestWorld) {
        let checks = testRun?.totalFailureCount ?? 0 == 0
        let trace = trace
        let ended = XCTestExpectation(description: "the end of the test's application")
        Task { @MainActor in
            await world.settleTasks()
            trace?.stop()
            await world.close(checks: checks, looksAtViews: false)
            ended.fulfill()
        }
        // It ends without a time-out, as endless work is limited. A year stands for "no time-out".
        // XCTest's own wait, and not that in virtual time.
        _ = XCTWaiter.wait(
            for: [ended], timeout: 365 * 24 * 3600, enforceOrder: false, file: #filePath, line: #line)
    }
}

extension String {
    /// What XCTest says of a failed assertion, without what stands for `XCTFail` and for a message that is not given.
    fileprivate var plainAssertion: String {
        let (prefix, suffix) = ("failed - ", " - ")
        let text = hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
        return text.hasSuffix(suffix) ? String(text.dropLast(suffix.count)) : text
    }
}
