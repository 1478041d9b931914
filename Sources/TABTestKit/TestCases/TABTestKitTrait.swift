import HeadlessUIKit
import Robot
import Testing
import XCUIAutomation

/// Gives each test of a suite its own application, launched before it and terminated after it, as a ``TABTestCase`` does.
public struct TABTestKitTrait: TestTrait, SuiteTrait, TestScoping {
    /// Prepares something, and calls the closure that it gets.
    public typealias Preparation = @MainActor @Sendable (_ proceed: @escaping () -> Void) -> Void

    let robot: RobotTrait
    let preLaunchSetup: Preparation
    let preTerminationTearDown: Preparation

    /// Whether the trait applies to each test of a suite: `true`.
    public var isRecursive: Bool { true }

    /// Runs one test in its own application.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite's scope runs no test.
        guard testCase != nil else { return try await function() }
        try await robot.provideScope(for: test, testCase: testCase) {
            await MainActor.run { TestLaunch.begin("\(test.id)", preLaunchSetup) }
            try await function()
            await MainActor.run { TestLaunch.end(preTerminationTearDown) }
        }
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
    ///   - preLaunchSetup: prepares what the test needs, and calls the closure that launches the application.
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
