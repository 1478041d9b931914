import FailureReporting
import HeadlessUIKit
import Synchronization
import TABTestKit
import TestSupport
import Testing

@MainActor @Suite("The TABTestKit trait") struct TABTestKitTraitTests: DefaultContexts {
    private static let log = EventLog()

    @Test(
        "The trait launches before the test and terminates after it, inside of what the suite prepares",
        .order(
            of: log,
            """
            before launch: notRunning
            launched clean
            after launch: runningForeground
            test
            before termination: runningForeground, [], []
            terminated
            after termination: notRunning
            """),
        .tabTestKit(
            app: LifeDelegate.self,
            preLaunchSetup: { launch in
                await Task.yield()
                log.add("before launch: \(App.shared.state)")
                launch()
                log.add("after launch: \(App.shared.state)")
            },
            preTerminationTearDown: { terminate in
                let app = App.shared
                log.add(
                    "before termination: \(app.state), \(app.launchArguments), \(app.launchEnvironment.keys.sorted())"
                )
                terminate()
                await Task.yield()
                log.add("after termination: \(App.shared.state)")
            }))
    func order() {
        Self.log.add("test")
    }

    private static let skippedLog = EventLog()

    @Test(
        "Without a call of the closures there is no launch and no termination",
        .order(of: skippedLog, "test: notRunning"),
        .tabTestKit(app: LifeDelegate.self, preLaunchSetup: { _ in }, preTerminationTearDown: { _ in }))
    func noCalls() {
        Self.skippedLog.add("test: \(App.shared.state)")
    }

    private static let throwingLog = EventLog()

    @Test(
        "A test that throws an error is terminated, too",
        .order(of: throwingLog, "launched clean\nterminated", throwing: true),
        .tabTestKit(app: LifeDelegate.self))
    func throwing() throws {
        throw Refusal()
    }

    private static let failingLog = EventLog()

    @Test(
        "A preparation that throws an error ends the test before it begins",
        .order(of: failingLog, "", throwing: true),
        .tabTestKit(app: LifeDelegate.self, preLaunchSetup: { _ in throw Refusal() }))
    func failingPreparation() {
        Self.failingLog.add("test")
    }

    // MARK: What each test gets

    private static let identifiers = Mutex<Set<String>>([])

    @Test(
        "Each test has an identifier, also those that run side by side",
        .tabTestKit(app: LifeDelegate.self), arguments: 1...4)
    func identifiers(number: Int) async throws {
        let identifier = try #require(ProcessInfo.processInfo.environment["TABTestKit.UUID"])
        #expect(UUID(uuidString: identifier) != nil)
        #expect(Self.identifiers.withLock { $0.insert(identifier).inserted })
        await Task.yield()
        #expect(ProcessInfo.processInfo.environment["TABTestKit.UUID"] == identifier)
    }

    @Test(
        "No face is enrolled, even if the last test enrolled one", .tabTestKit(app: LifeDelegate.self),
        arguments: 1...2)
    func biometrics(number: Int) {
        #expect(!SimulatedDevice.current.biometrics.isEnrolled)
        deviceBiometricsAreEnabled()
    }

    @Test("The device is the one that is asked for", .tabTestKit(app: LifeDelegate.self, on: .iPadPro11))
    func device() {
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
    }
}

@MainActor @Suite("The TABTestKit trait of a suite", .tabTestKit(app: FormDelegate.self))
struct SuiteTraitTests: DefaultContexts {
    @Test("The trait of a suite is that of each test")
    func inherited() { see(formScreen) }

    @Test(
        "A test's own TABTestKit trait replaces its suite's", .tabTestKit(app: LinkedDelegate.self),
        arguments: 1...2)
    func replaced(number: Int) {
        doNotSee(formScreen)
        #expect(LinkedDelegate.log == ["Notes launched"])
    }
}

@Suite("The TABTestKit trait off the main actor", .tabTestKit(app: FormDelegate.self))
struct NonisolatedTraitTests:
    DefaultContexts
{
    @Test("A nonisolated suite's tests run on any thread")
    func steps() async {
        Scenario("Saving") {
            Given(I: see(formScreen))
            When(I: tap(formScreen.saveButton))
            Then(the: value(of: formScreen.status, is: "Saved"))
            And(I: backgroundTheApp)
            And(I: foregroundTheApp)
            And(I: complete(FormStep()))
        }
        see(Label(id: "Saved"))
    }

    @Test("A failure off the main actor is at its line")
    func failure() async {
        let recorded = FailureCollector.failures {
            see(listScreen)
            When(I: tap(listScreen.row(1)))
        }
        #expect(recorded.map { $0.site?.line } == [#line - 3, #line - 2])
    }
}

/// Something to complete.
private struct FormStep: Completable {
    func await() { formScreen.await() }
    func complete() { formScreen.saveButton.tap() }
}

private struct Refusal: Error {}

/// Compares a log after the test and its termination; an error that the test is meant to throw is caught.
struct OrderTrait: TestTrait, TestScoping {
    let log: EventLog
    let expected: String
    let throwing: Bool

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        do {
            try await LifeLog.$current.withValue(log) { try await function() }
            #expect(!throwing)
        } catch  where throwing {}
        #expect(log.take() == expected)
    }
}

extension Trait where Self == OrderTrait {
    static func order(of log: EventLog, _ expected: String, throwing: Bool = false) -> OrderTrait {
        OrderTrait(log: log, expected: expected, throwing: throwing)
    }
}
