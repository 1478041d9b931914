import HeadlessUIKit
import Robot
import Testing
import XCUIAutomation

/// Gives each test of a suite its own application and a ``BaseTestCase`` beside it, for Swerkin's steps.
public struct SwerkinTrait: TestTrait, SuiteTrait, TestScoping {
    /// Prepares a test, such as by registering its screens; an error that it throws fails the test.
    public typealias Preparation = @MainActor @Sendable (_ test: BaseTestCase) async throws -> Void

    private(set) var robot: RobotTrait
    let application: ApplicationUnderTest?
    let tags: [TestTag]
    let type: BaseTestCase.Type
    let preparation: Preparation

    /// Whether the trait applies to each test of a suite: `true`.
    public var isRecursive: Bool { true }

    /// Returns the trait with another choice of which tests are recorded; `ROBOT_TRACE` in the environment overrides it.
    public func trace(_ mode: TraceMode) -> SwerkinTrait {
        var trait = self
        trait.robot = robot.trace(mode)
        return trait
    }

    /// Skips a test whose tags are not asked for, or that is in another machine's shard.
    public func prepare(for test: Test) async throws {
        try await robot.prepare(for: test)
        guard !test.isSuite, let reason = reasonToSkip(test) else { return }
        try await ConditionTrait.disabled("\(reason)").prepare(for: test)
    }

    func reasonToSkip(_ test: Test) -> String? {
        let selection = TagSelection(included: type.includedTags, excluded: type.excludedTags)
        let tags = tags + type.tags.filter { $0 != .all } + test.tags.map(\.testTag).sorted()
        return selection.reasonToSkip(tags, test.name)
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

    @MainActor
    private func perform(_ test: @Sendable () async throws -> Void, _ name: String) async throws {
        let testCase = type.init(name: name, testClosure: { _ in })
        CurrentTest.note(testCase)
        defer { CurrentTest.note(nil) }
        testCase.begin(launching: application.map { ($0.delegate, $0.scene) } ?? type.application)
        let outcome: Result<Void, any Error>
        do {
            try await preparation(testCase)
            outcome = .success(try await test())
        } catch {
            outcome = .failure(error)
        }
        testCase.end()
        try outcome.get()
    }
}

extension Trait where Self == SwerkinTrait {
    /// Gives each test its own application and a ``BaseTestCase`` beside it, for Swerkin's steps.
    ///
    /// ```swift
    /// @MainActor @Suite(.swerkin(app: AppDelegate.self, scene: SceneDelegate.self) { test in
    ///     test.screenPresenter.registerScreenProvider(ShopScreenProvider(testCase: test), for: ShopScreen.self)
    /// })
    /// struct CartTests {
    ///     @Test("Clearing", .tags(.smoke)) func clearing() {
    ///         Given.IAmOnScreen(ShopScreen.cart)
    ///         And.IRender(screen: ShopScreen.cart)
    ///         When.ITouchButton("clear")
    ///         Then.IShouldSeeLabel("total", withText: "0 items")
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - delegate: the class of the application's delegate.
    ///   - scene: the class of its scene's delegate, if it declares one.
    ///   - device: the device that the application runs on.
    ///   - strict: whether misuse that UIKit only logs is a failure instead of a warning.
    ///   - tags: the tags of the suite's tests, besides those of Swift Testing.
    ///   - type: the class that has the time-outs and the tags to include; its own `application` is not launched.
    ///   - preparation: registers the screens, and whatever else a test needs.
    public static func swerkin(
        app delegate: any UIApplicationDelegate.Type, scene: (any UISceneDelegate.Type)? = nil,
        on device: DeviceProfile = .standard, strict: Bool = false, tags: [TestTag] = [],
        testCase type: BaseTestCase.Type = BaseTestCase.self,
        _ preparation: @escaping SwerkinTrait.Preparation = { _ in }
    ) -> SwerkinTrait {
        SwerkinTrait(
            robot: .robot(on: device, strict: strict),
            application: ApplicationUnderTest(delegate, scene: scene), tags: tags, type: type,
            preparation: preparation)
    }

    /// Gives each test a ``BaseTestCase`` of a class beside it, whose application is launched.
    ///
    /// - Parameters:
    ///   - type: the class, which says which application is launched, and how long steps wait.
    ///   - device: the device that the application runs on.
    ///   - strict: whether misuse that UIKit only logs is a failure instead of a warning.
    ///   - tags: the tags of the suite's tests, besides those of Swift Testing.
    ///   - preparation: registers the screens, and whatever else a test needs.
    public static func swerkin(
        _ type: BaseTestCase.Type = BaseTestCase.self, on device: DeviceProfile = .standard,
        strict: Bool = false, tags: [TestTag] = [],
        _ preparation: @escaping SwerkinTrait.Preparation = { _ in }
    ) -> SwerkinTrait {
        SwerkinTrait(
            robot: .robot(on: device, strict: strict), application: nil, tags: tags, type: type,
            preparation: preparation)
    }
}
