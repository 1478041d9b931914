import HeadlessUIKit
import TABTestKit
import TestSupport

/// What `TABTestCase` does before and after each test, looked at from outside.
final class TABTestCaseTests: XCTestCase {
    /// XCTest forgets the running test once another has run in it: its own assertions would be lost.
    private func expectEqual<Value: Equatable>(
        _ actual: Value, _ expected: Value, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard actual != expected else { return }
        recordFailure(
            withDescription: "\(actual) is not \(expected)", inFile: "\(file)", atLine: Int(line),
            expected: true)
    }

    func testTheOrder() {
        let testCase = OrderedTestCase.run("order") { $0.log.add("test") }
        expectEqual(
            testCase.log.take(),
            """
            setUp
            before launch: notRunning
            launched clean
            after launch: runningForeground
            setUp over
            test
            tearDown
            before termination: runningForeground, [], []
            terminated
            after termination: notRunning
            tearDown over
            """)
        expectEqual(testCase.texts, [])
    }

    func testWithoutCallsThereIsNoLaunchAndNoTermination() {
        let testCase = UncalledTestCase.run("uncalled") { $0.log.add("\(App.shared.state)") }
        expectEqual(testCase.log.take(), "notRunning")
    }

    func testPreparationWaitsForSomethingAsynchronous() {
        let testCase = WaitingTestCase.run("waiting") { $0.log.add("test") }
        expectEqual(testCase.log.take(), "server ready\nlaunched clean\ntest\nterminated")
        expectEqual(testCase.texts, [])
    }

    func testALaunchThatFailsSkipsTheStepsAndStillTearsDown() {
        let testCase = UnregisteredTestCase.run("unregistered") { testCase in
            Scenario("Saving") {
                Given(I: testCase.see(formScreen))
                When(I: testCase.tap(formScreen.saveButton))
            }
            testCase.log.add("test")
        }
        expectEqual(testCase.log.take(), "test")
        expectEqual(
            testCase.texts,
            [
                """
                failed - XCUIApplication().launch() does not know which application to launch. Register it first:
                Try: XCUIApplication.register(AppDelegate.self)
                """
            ])
    }

    func testAnErrorIsAFailureAndTheApplicationIsTerminated() {
        let testCase = NotedTestCase.run("throwing") { _ in throw Refusal() }
        expectEqual(testCase.log.take(), "launched clean\nterminated")
        expectEqual(testCase.texts, ["threw error \"Refusal()\""])
    }

    func testEachTestHasAnIdentifierAndNoFace() {
        func identifier(_ name: String) -> String? {
            let testCase = NotedTestCase.run(name) { testCase in
                testCase.log.add(
                    "\(MainActor.assumeIsolated { SimulatedDevice.current.biometrics.isEnrolled })")
                testCase.log.add(ProcessInfo.processInfo.environment["TABTestKit.UUID"] ?? "none")
                testCase.deviceBiometricsAreEnabled()
            }
            let lines = testCase.log.takeLines()
            expectEqual(lines.first, "launched clean")
            expectEqual(lines.dropFirst().first, "false")
            return lines.dropFirst(2).first
        }
        // They are the same in each run of the tests.
        expectEqual(
            [identifier("first"), identifier("second"), identifier("first")],
            [
                "A365D4D2-893F-D731-7420-CD4FF35FC3E5", "8F77279A-4EFA-71B8-0E85-909B32B4EFC0",
                "5667D4D2-8940-D731-8D25-CD4FF362C3E5",
            ])
    }

    func testFailuresAreThoseOfTheCallsLines() {
        let line = Int(#line)
        let testCase = NotedTestCase.run("failing") { testCase in
            testCase.see(formScreen)
            Given(I: testCase.see(formScreen))
        }
        let missing =
            "Failed awaiting element to be exists with timeout 30.0: View \"FormView\" does not exist."
        expectEqual(heads(testCase.texts), ["failed - \(missing)"])
        expectEqual(testCase.lines, [line + 2])
        let inStep = NotedTestCase.run("failing in a step") { testCase in
            Given(I: testCase.terminateTheApp)
            When(I: testCase.backgroundTheApp)
            Then(I: testCase.see(formScreen))
        }
        expectEqual(
            inStep.texts,
            [
                """
                failed - When I testCase.backgroundTheApp: failed after 10 s of virtual time.
                Failed waiting for App to become .runningBackground or .runningBackgroundSuspended: it is .notRunning.
                """
            ])
        expectEqual(inStep.lines, [line + 11])
    }
}

private struct Refusal: Error {}

private final class OrderedTestCase: NotedTestCase {
    override func setUp() {
        log.add("setUp")
        super.setUp()
        log.add("setUp over")
    }

    override func preLaunchSetup(_ launch: @escaping () -> Void) {
        log.add("before launch: \(App.shared.state)")
        launch()
        log.add("after launch: \(App.shared.state)")
    }

    override func preTerminationTearDown(_ terminate: @escaping () -> Void) {
        let app = App.shared
        log.add(
            "before termination: \(app.state), \(app.launchArguments), \(app.launchEnvironment.keys.sorted())"
        )
        terminate()
        log.add("after termination: \(App.shared.state)")
    }

    override func tearDown() {
        log.add("tearDown")
        super.tearDown()
        log.add("tearDown over")
    }
}

private final class UncalledTestCase: NotedTestCase {
    override func preLaunchSetup(_ launch: @escaping () -> Void) {}
    override func preTerminationTearDown(_ terminate: @escaping () -> Void) {}
}

private final class WaitingTestCase: NotedTestCase {
    override func preLaunchSetup(_ launch: @escaping () -> Void) {
        let ready = XCTestExpectation(description: "the server is ready")
        Task { @MainActor [log] in
            try await Task.sleep(for: .seconds(5))
            log.add("server ready")
            ready.fulfill()
        }
        _ = XCTWaiter.wait(for: [ready], timeout: 10)
        launch()
    }
}

private final class UnregisteredTestCase: NotedTestCase {
    override var applicationUnderTest: ApplicationUnderTest? { nil }
}
