// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse
import XCTest
import XCUIAutomation

/// An XCTest case whose tests are written as steps: `Given.IAmOnScreen(ShopScreen.cart)`.
///
/// A suite's own subclass names the application and registers the screens:
///
/// ```swift
/// class ShopTestCase: BaseTestCase {
///     override class var application: Application? { (AppDelegate.self, SceneDelegate.self) }
///
///     override func setUp() {
///         super.setUp()
///         screenPresenter.registerScreenProvider(ShopScreenProvider(testCase: self), for: ShopScreen.self)
///     }
/// }
///
/// class CartTests: ShopTestCase {
///     func testEmptyCart() {
///         Given.IAmOnScreen(ShopScreen.cart)
///         And.IRender(screen: ShopScreen.cart)
///         When.ITouchButton("clear")
///         Then.IShouldSeeLabel("total", withText: "0 items")
///     }
/// }
/// ```
///
/// Each test has a world of its own: application, device and time. A test is skipped unless it has a tag of
/// ``includedTags``, and if it has one of ``excludedTags``. It fails at the step in which its virtual time exceeds
/// ``testTimeout``.
open class BaseTestCase: RobotTestCase {
    /// The class of an application's delegate and that of its scene's delegate, if it declares one.
    public typealias Application = (
        delegate: any UIApplicationDelegate.Type, scene: (any UISceneDelegate.Type)?
    )

    /// The application that is launched before ``setUp()``; `nil`, the default, for a test that launches one itself.
    open class var application: Application? { nil }

    /// The tags of the class's tests; by default ``TestTag/all``.
    open class var tags: [TestTag] { [.all] }

    /// The tags that tests must have one of to run; by default those of the environment's `TEST_TAGS`, read each time.
    open class var includedTags: [TestTag] { TestTag.list(fromEnvironment: "TEST_TAGS") }

    /// The tags that keep tests from running; by default those of the environment's `EXCLUDE_TAGS`, read each time.
    open class var excludedTags: [TestTag] { TestTag.list(fromEnvironment: "EXCLUDE_TAGS") }

    /// What the test remembers; emptied after each test.
    open var testInfo: [String: Any] = [:]

    /// The screen that the test begins on; `nil` after each test.
    open var currentScreen: (any PresentableScreen)?

    /// The conditions that decide which path flows take; emptied after each test.
    open var preconditions: [PreconditionKey: Any] = [:]

    /// The screens of the application, by the providers that are registered.
    public let screenPresenter: any ScreenPresenter = ScreenPresenterImpl()

    /// How long a test may take, in seconds of virtual time; 60 by default.
    open var testTimeout: Int { 60 }

    /// How long steps wait for something, in seconds of virtual time; 2 by default.
    open var waitingTimeout: TimeInterval { 2 }

    /// How long actions wait for their element, in seconds of virtual time; 2 by default.
    open class var validationTimeout: TimeInterval { 2 }

    /// Runs steps that set up the situation.
    open var Given: Steps { Steps(.given, of: self) }

    /// Runs steps that act.
    open var When: Steps { Steps(.when, of: self) }

    /// Runs steps that check the result.
    open var Then: Steps { Steps(.then, of: self) }

    /// Runs further steps of the same kind as the one before.
    open var And: Steps { Steps(.and, of: self) }

    let duration = TestDuration()

    private var isSkipped = false

    /// Skips the test if its tags are not asked for; else launches the application.
    ///
    /// An override that does not call it on `super` skips no test.
    open override func setUpWithError() throws {
        try super.setUpWithError()
        let selection = TagSelection(included: Self.includedTags, excluded: Self.excludedTags)
        if let reason = selection.reasonToSkip(Self.tags, name) {
            // XCTest on Linux calls `setUp()` all the same.
            isSkipped = true
            throw XCTSkip(reason)
        }
        begin(launching: Self.application)
    }

    /// Launches the application if ``setUpWithError()`` has not.
    open override func setUp() {
        super.setUp()
        if !isSkipped { begin(launching: Self.application) }
    }

    /// Notes that the test begins, once, and launches an application.
    func begin(launching application: Application?) {
        guard duration.begin(of: self), let application else { return }
        OnMainActor.run(with: application) { (classes: Application) -> Void in
            SimulatedDevice.current.launch(classes.delegate, scene: classes.scene)
        }
    }

    /// Finishes animations, empties what the test remembered, and checks how long it took.
    open override func tearDown() {
        end()
        super.tearDown()
    }

    func end() {
        // Without a call of the test nothing has moved, and failures would get a line of this file.
        if let call = CallContext.lastCall {
            OnMainActor.run(at: call) { TimeLapse.waitForAnimationsToFinish() }
        }
        currentScreen = nil
        testInfo = [:]
        preconditions = [:]
        duration.check(of: self)
    }

    // MARK: Waiting

    /// Waits until a condition is true, at most for ``waitingTimeout``; one that stays false is a failure.
    ///
    /// - Parameters:
    ///   - condition: what is waited for; asked again whenever something has happened.
    ///   - errorMessage: what the failure says.
    ///   - negateCondition: whether it waits until the condition is false.
    open func waiting(
        for condition: @autoclosure @escaping () -> Bool, errorMessage: String, negateCondition: Bool = false,
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        ConditionWait(errorMessage, waitingTimeout, isNegated: negateCondition)
            .require(at: CallSite(fileID, file, line, column), condition)
    }

    /// Waits until a condition is true, at most for a time; one that stays false is a failure.
    ///
    /// - Parameters:
    ///   - condition: what is waited for; asked again whenever something has happened.
    ///   - errorMessage: what the failure says.
    ///   - timeout: how long, in seconds of virtual time.
    ///   - negateCondition: whether it waits until the condition is false.
    open func wait(
        for condition: @autoclosure @escaping () -> Bool, errorMessage: String, timeout: TimeInterval = 2,
        negateCondition: Bool = false, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        ConditionWait(errorMessage, timeout, isNegated: negateCondition)
            .require(at: CallSite(fileID, file, line, column), condition)
    }

    /// Waits until a closure returns `true`, at most for a time; one that keeps returning `false` is a failure.
    ///
    /// - Parameters:
    ///   - condition: what is waited for; called again whenever something has happened.
    ///   - errorMessage: what the failure says.
    ///   - timeout: how long, in seconds of virtual time.
    ///   - negateCondition: whether it waits until the closure returns `false`.
    open func wait(
        for condition: @escaping () -> Bool, errorMessage: String, timeout: TimeInterval = 2,
        negateCondition: Bool = false, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        ConditionWait(errorMessage, timeout, isNegated: negateCondition)
            .require(at: CallSite(fileID, file, line, column), condition)
    }

    /// Moves the clock until no animation is running.
    open func waitForAnimationsToFinish(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        OnMainActor.run(at: CallSite(fileID, file, line, column)) { TimeLapse.waitForAnimationsToFinish() }
    }
}
