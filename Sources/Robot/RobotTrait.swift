import FailureReporting
import HeadlessUIKit
import Testing
import TimeLapse

/// Gives each test an application of its own, with its own windows, focus and time.
///
/// ```swift
/// @MainActor @Suite(.robot) struct LoginTests {
///     @Test("Cancel leaves the form") func cancel() { … }
/// }
/// ```
///
/// At the end of a test it looks at what is left: a touch that is still down and a view that leaks are failures; work
/// that is still to happen once is a warning, unless ``leftovers(_:)`` says otherwise. Then timers are invalidated and
/// tasks cancelled. What view code does about that is recorded nowhere, so a test may end while the application waits.
///
/// What UIKit only logs, such as presenting while something is presented, is a warning, and in a strict test a failure.
public struct RobotTrait: TestTrait, SuiteTrait, TestScoping {
    /// What becomes of work that a test leaves on the clock without having waited for it.
    public enum Leftovers: Sendable {
        /// Nothing is said about it.
        case ignored
        /// The test gets a warning.
        case warned
        /// The test fails.
        case failed
    }

    private let lapse: Lapse
    private let device: DeviceProfile
    private let strict: Bool
    private var leftovers = Leftovers.warned

    init(lapse: Lapse = .standard, device: DeviceProfile = .standard, strict: Bool = false) {
        self.lapse = lapse
        self.device = device
        self.strict = strict
    }

    /// Whether the tests of a suite get it each for itself: they do.
    public var isRecursive: Bool { true }

    /// The same trait with another answer to work that is left on the clock.
    public func leftovers(_ leftovers: Leftovers) -> RobotTrait {
        var trait = self
        trait.leftovers = leftovers
        return trait
    }

    /// Runs one test in an application of its own, and looks at what it left.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite's own scope has no test to run: its tests have one each.
        guard testCase != nil else { return try await function() }
        let world = await TestWorld(lapse: lapse, leftovers: leftovers, device: device, strict: strict)
        try await UIApplication.withShared(world.application) {
            await world.adoptTestTask()
            do {
                try await function()
            } catch {
                await world.takeDown()
                throw error
            }
            // A task that was begun in the last line has yet to get to where it waits.
            await world.settleTasks()
            await world.close()
        }
    }
}

extension Trait where Self == RobotTrait {
    /// Gives each test an application of its own; time passes with taps as ``Lapse/standard`` says.
    public static var robot: RobotTrait { RobotTrait() }

    /// Gives each test an application of its own; time passes with taps as `lapse` says.
    ///
    /// - Parameters:
    ///   - lapse: how time passes with taps.
    ///   - strict: whether what UIKit only logs is a failure, in place of a warning.
    public static func robot(lapse: Lapse, strict: Bool = false) -> RobotTrait {
        RobotTrait(lapse: lapse, strict: strict)
    }

    /// Gives each test an application of its own, in which what UIKit only logs is a failure if it is `strict`.
    ///
    /// ```swift
    /// @Suite(.robot(strict: true)) struct CheckoutTests { … }
    /// ```
    public static func robot(strict: Bool) -> RobotTrait { RobotTrait(strict: strict) }

    /// Gives each test an application of its own on a device; time passes with taps as `lapse` says.
    ///
    /// ```swift
    /// @Test(.robot(on: .iPadMini)) func sidebar() { … }
    /// ```
    ///
    /// - Parameters:
    ///   - device: what the application runs on.
    ///   - lapse: how time passes with taps.
    ///   - strict: whether what UIKit only logs is a failure, in place of a warning.
    public static func robot(
        on device: DeviceProfile, lapse: Lapse = .standard, strict: Bool = false
    ) -> RobotTrait {
        RobotTrait(lapse: lapse, device: device, strict: strict)
    }
}
