import HeadlessUIKit
import Robot
import Testing
import XCUIAutomation

/// Gives each test of a suite its own application, launched before it and terminated after it, as a ``TABTestCase`` does.
public struct TABTestKitTrait: TestTrait, SuiteTrait, TestScoping {
    /// Prepares something or takes it down, and calls the closure that it gets; an error that it throws fails the test.
    public typealias Preparation =
        @MainActor @Sendable (_ proceed: @escaping @MainActor () -> Void) async throws -> Void

    let robot: RobotTrait
    let preLaunchSetup: Preparation
    let preTerminationTearDown: Preparation

    /// Whether the trait applies to each test of a suite: `true`.
    public var isRecursive: Bool { true }

    /// Skips a test that is in another machine's shard.
    public func prepare(for test: Test) async throws {
        try await robot.prepare(for: test)
    }

    /// Runs one test in its own application.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite's scope runs no test.
        guard testCase != nil else { return try await function() }
        try await robot.provideScope(for: test, testCase: testCase) {
            try await perform(function, "\(test.id)")
        }
    }

    /// Runs a test between launch and termination, which follows also if preparation or test throw an error.
    @MainActor
    private func perform(_ test: @Sendable () async throws -> Void, _ name: String) async throws {
        TestLaunch.prepare(name)
        let outcome: Result<Void, any Error>
        do {
            try await preLaunchSetup { TestLaunch.launch() }
            outcome = .success(try await test())
        } catch {
            outcome = .failure(error)
        }
        TestLaunch.forgetParameters()
        do { try await preTerminationTearDown { TestLaunch.terminate() } } catch { Issue.record(error) }
        try outcome.get()
    }
}

extension Trait where Self == TABTestKitTrait {
    /// Gives each test its own application, launched before it and terminated after it.
    ///
    /// ```swift
    /// @MainActor @Suite(.tabTestKit(app: AppDelegate.self, scene: SceneDelegate.self))
    /// struct ProfileTests: DefaultContexts {
    ///     @Test("Logging out") func loggingOut() {
    ///         Scenario("Logging out") {
    ///             Given(I: see(profileScreen))
    ///             When(I: tap(profileScreen.logOutButton))
    ///             Then(I: doNotSee(profileScreen))
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - delegate: the class of the application's delegate.
    ///   - scene: the class of its scene's delegate, if it declares one.
    ///   - bundleIdentifier: its bundle identifier; `nil` for the application that is meant where none is given.
    ///   - device: the device that the application runs on.
    ///   - strict: whether misuse that UIKit only logs is a failure instead of a warning.
    ///   - preLaunchSetup: prepares what the test needs, and calls the closure that launches the application. If it
    ///     throws an error, the test is not run.
    ///   - preTerminationTearDown: takes down what was set up, and calls the closure that terminates the application.
    public static func tabTestKit(
        app delegate: any UIApplicationDelegate.Type, scene: (any UISceneDelegate.Type)? = nil,
        bundleIdentifier: String? = nil, on device: DeviceProfile = .standard, strict: Bool = false,
        preLaunchSetup: @escaping TABTestKitTrait.Preparation = { $0() },
        preTerminationTearDown: @escaping TABTestKitTrait.Preparation = { $0() }
    ) -> TABTestKitTrait {
        TABTestKitTrait(
            robot: .robot(
                app: delegate, scene: scene, bundleIdentifier: bundleIdentifier, on: device, strict: strict),
            preLaunchSetup: preLaunchSetup, preTerminationTearDown: preTerminationTearDown)
    }
}
