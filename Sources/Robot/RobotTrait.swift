import FailureReporting
import Foundation
import HeadlessUIKit
import Testing
import TimeLapse
import Trace

/// Gives each test its own application, with its own windows, first responder and time.
///
/// ```swift
/// @MainActor @Suite(.robot) struct LoginTests {
///     @Test("Cancel leaves the form") func cancel() { … }
/// }
/// ```
///
/// At the end of a test that has not failed it checks for leftovers: touches and keys that are still down and leaked
/// views are failures; one-shot work that is still scheduled is a warning, unless ``leftovers(_:)`` says
/// otherwise. Then
/// timers are invalidated and tasks cancelled. Failures in view code are no longer recorded then, so a test may
/// end while
/// the application waits.
///
/// Misuse that UIKit only logs, such as presenting while presenting, is a warning, and in a strict test a failure.
public struct RobotTrait: TestTrait, SuiteTrait, TestScoping {
    /// How one-shot work that is still scheduled at the end of a test is reported.
    public enum Leftovers: Sendable {
        /// It is not reported.
        case ignored
        /// The test gets a warning.
        case warned
        /// The test fails.
        case failed
    }

    /// How constraints that cannot all hold are reported.
    public enum LayoutChecks: Sendable {
        /// The test gets a warning, as UIKit logs one; in a strict test it is a failure.
        case warned
        /// The test fails.
        case strict
    }

    private let lapse: Lapse
    private let device: DeviceProfile
    private let strict: Bool
    private let language: DeviceLanguage
    private let region: String
    private var leftovers = Leftovers.warned
    private var layoutChecks = LayoutChecks.warned
    private var application: ApplicationUnderTest?
    private var traceMode = TraceMode.standard
    private var date: Date?
    #if !canImport(Darwin)
    var networkAtStart = NetworkSetup.routed
    #endif

    init(
        lapse: Lapse = .standard, device: DeviceProfile = .standard, strict: Bool = false,
        language: DeviceLanguage = .english, region: String = "US"
    ) {
        self.lapse = lapse
        self.device = device
        self.strict = strict
        self.language = language
        self.region = region
    }

    /// Whether the trait applies to each test of a suite: `true`.
    public var isRecursive: Bool { true }

    /// Returns the trait with another way to report work that is still scheduled at the end of a test.
    public func leftovers(_ leftovers: Leftovers) -> RobotTrait { with(\.leftovers, leftovers) }

    /// Returns the trait with another way to report constraints that cannot all hold.
    public func layout(_ checks: LayoutChecks) -> RobotTrait { with(\.layoutChecks, checks) }

    /// Returns the trait with another choice of which tests are recorded; `ROBOT_TRACE` in the environment
    /// overrides it.
    ///
    /// ```swift
    /// @Suite(.robot(on: .iPadMini).trace(.always)) struct SidebarTests { … }
    /// ```
    public func trace(_ mode: TraceMode) -> RobotTrait { with(\.traceMode, mode.inEnvironment) }

    /// Returns the trait with an application that XCUITest's `XCUIApplication` launches.
    public func app(_ application: ApplicationUnderTest) -> RobotTrait { with(\.application, application) }

    /// Returns the trait with a date and time of day at which each test begins, in place of ``VirtualClock/startDate``.
    ///
    /// ```swift
    /// @Suite(.robot(on: .iPadMini).date(Date(timeIntervalSince1970: 1_772_323_200))) struct CalendarTests { … }
    /// ```
    public func date(_ date: Date) -> RobotTrait { with(\.date, date) }

    func with<Value>(_ setting: WritableKeyPath<RobotTrait, Value>, _ value: Value) -> RobotTrait {
        var trait = self
        trait[keyPath: setting] = value
        return trait
    }

    /// Runs one test in its own application, and checks for leftovers.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite's scope runs no test: each of its tests has its own scope.
        guard testCase != nil else { return try await function() }
        // The world is made and bound first, so that the application is made, and the test ended, within its task
        // queue:
        // each switch to another queue is a switch of threads.
        let world = World()
        let outcome = TestOutcome()
        let watch = IssueHandlingTrait.compactMapIssues { issue in
            guard issue.isFailure else { return issue }
            outcome.noteFailure()
            let issue = issue.inScope().withQuery().withLog()
            return outcome.trace.map { issue.noted(in: $0) } ?? issue
        }
        RunningWorlds.begin(world, named: test.displayName ?? test.name)
        defer { RunningWorlds.end(world) }
        try await watch.provideScope(for: test, testCase: testCase) {
            try await TestOutcome.$current.withValue(outcome) {
                try await world.whileCurrent { try await run(function, of: test, in: world, outcome) }
            }
            await outcome.trace?.finish(hasFailed: outcome.isFailure)
        }
    }
}

extension RobotTrait {
    @MainActor
    private func run(
        _ function: @Sendable () async throws -> Void, of test: Test, in world: World, _ outcome: TestOutcome
    ) async throws {
        let testWorld = makeTestWorld(in: world)
        testWorld.test = (test.displayName ?? test.name, test.sourceLocation.filePath)
        let trace = TestTrace(traceMode, of: testWorld.application, test)
        outcome.trace = trace
        do {
            try await function()
        } catch {
            trace?.stop()
            await testWorld.takeDown()
            throw error
        }
        // Tasks begun in the test's last lines have yet to run to where they wait.
        await testWorld.settleTasks()
        trace?.stop()
        await testWorld.close(checks: !outcome.isFailure)
    }

    @MainActor
    private func makeTestWorld(in world: World) -> TestWorld {
        let testWorld = TestWorld(
            in: world, lapse: lapse, leftovers: leftovers, device: device, strict: strict)
        testWorld.speak(language, in: region)
        testWorld.check(layoutChecks)
        if let date { testWorld.application.clock.date = date }
        #if !canImport(Darwin)
        testWorld.open(networkAtStart)
        #endif
        if let application { testWorld.install(application) }
        testWorld.adoptTestTask()
        return testWorld
    }
}

extension Trait where Self == RobotTrait {
    /// Gives each test its own application; time passes after taps as ``Lapse/standard`` says.
    public static var robot: RobotTrait { RobotTrait() }

    /// Gives each test its own application; time passes after taps as `lapse` says.
    ///
    /// - Parameters:
    ///   - lapse: how much time passes after each tap.
    ///   - strict: whether misuse that UIKit only logs is a failure instead of a warning.
    public static func robot(lapse: Lapse, strict: Bool = false) -> RobotTrait {
        RobotTrait(lapse: lapse, strict: strict)
    }

    /// Gives each test its own application; if `strict`, misuse that UIKit only logs is a failure.
    ///
    /// ```swift
    /// @Suite(.robot(strict: true)) struct CheckoutTests { … }
    /// ```
    public static func robot(strict: Bool) -> RobotTrait { RobotTrait(strict: strict) }

    /// Gives each test its own application; with `strict`, constraints that cannot all hold fail the test.
    ///
    /// ```swift
    /// @Suite(.robot(layout: .strict)) struct CheckoutLayoutTests { … }
    /// ```
    public static func robot(layout: RobotTrait.LayoutChecks) -> RobotTrait { RobotTrait().layout(layout) }

    /// Gives each test its own application, at a date and time of day.
    ///
    /// ```swift
    /// @Test(.robot(date: Date(timeIntervalSince1970: 1_772_323_200))) func firstOfMarch() { … }
    /// ```
    ///
    /// - Parameter date: what `Date()` is as the test begins; from then on time passes as the test says.
    public static func robot(date: Date) -> RobotTrait { RobotTrait().date(date) }

    /// Gives each test its own application, and records what it does as a page to look at.
    ///
    /// ```swift
    /// @Suite(.robot(trace: .onFailure)) struct CheckoutTests { … }
    /// ```
    ///
    /// - Parameter mode: which tests are recorded. `ROBOT_TRACE` in the environment overrides it.
    public static func robot(trace mode: TraceMode) -> RobotTrait { RobotTrait().trace(mode) }

    /// Gives each test its own application, which XCUITest's `XCUIApplication` launches.
    ///
    /// ```swift
    /// @Suite(.robot(app: AppDelegate.self, scene: SceneDelegate.self)) struct LoginUITests { … }
    /// ```
    ///
    /// - Parameters:
    ///   - delegate: the class of the application's delegate.
    ///   - scene: the class of its scene's delegate, if it declares one.
    ///   - bundleIdentifier: its bundle identifier; `nil` for the default application, which is launched without one.
    ///   - device: the device that the application runs on.
    ///   - lapse: how much time passes after each tap.
    ///   - strict: whether misuse that UIKit only logs is a failure instead of a warning.
    public static func robot(
        app delegate: any UIApplicationDelegate.Type, scene: (any UISceneDelegate.Type)? = nil,
        bundleIdentifier: String? = nil, on device: DeviceProfile = .standard, lapse: Lapse = .standard,
        strict: Bool = false
    ) -> RobotTrait {
        RobotTrait(lapse: lapse, device: device, strict: strict)
            .app(ApplicationUnderTest(delegate, scene: scene, bundleIdentifier: bundleIdentifier))
    }

    /// Gives each test its own application on a device; time passes after taps as `lapse` says.
    ///
    /// ```swift
    /// @Test(.robot(on: .iPadMini)) func sidebar() { … }
    /// ```
    ///
    /// - Parameters:
    ///   - device: the device that the application runs on.
    ///   - lapse: how much time passes after each tap.
    ///   - strict: whether misuse that UIKit only logs is a failure instead of a warning.
    public static func robot(
        on device: DeviceProfile, lapse: Lapse = .standard, strict: Bool = false
    ) -> RobotTrait {
        RobotTrait(lapse: lapse, device: device, strict: strict)
    }

    /// Gives each test its own application on a device that is set to a language.
    ///
    /// ```swift
    /// @Test(.robot(language: .arabic)) func mirrored() { … }
    /// ```
    ///
    /// - Parameters:
    ///   - language: the device's language, or a pseudo-language.
    ///   - region: the code of the device's region.
    ///   - device: the device that the application runs on.
    ///   - lapse: how much time passes after each tap.
    ///   - strict: whether misuse that UIKit only logs is a failure instead of a warning.
    public static func robot(
        language: DeviceLanguage, region: String = "US", on device: DeviceProfile = .standard,
        lapse: Lapse = .standard, strict: Bool = false
    ) -> RobotTrait {
        RobotTrait(lapse: lapse, device: device, strict: strict, language: language, region: region)
    }
}
