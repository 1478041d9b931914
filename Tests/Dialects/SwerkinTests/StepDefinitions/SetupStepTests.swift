import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

@MainActor @Suite("IAmOnScreen and IRender", .robot) struct SetupStepTests {
    @Test("Given.IAmOnScreen sets the screen that the test begins on")
    func current() {
        let performed = performing { test in
            test.Given.IAmOnScreen(ScreenName("Cart"))
            #expect(test.currentScreen?.rawValue == "Cart")
            Given.IAmOnScreen(ScreenName("Home"))
            #expect(test.currentScreen?.rawValue == "Home")
        }
        #expect(performed.failures == [])
        #expect(performed.report == "✓ Given IAmOnScreen(_:): Cart\n✓ Given IAmOnScreen(_:): Home")
    }

    @Test("IAmOnScreen in another step than Given fails", arguments: [Step.Keyword.when, .then, .and, .but])
    func notInGiven(keyword: Step.Keyword) {
        let performed = performing { test in
            Steps(keyword).IAmOnScreen(ScreenName("Cart"))
            #expect(test.currentScreen == nil)
        }
        #expect(
            performed.failures == [
                """
                \(#line - 3): \(keyword.rawValue) IAmOnScreen(_:): Cart: failed.
                IAmOnScreen must be in the Given, as it only sets the screen that the test begins on: Cart.
                Try: IWaitToSeeScreen(…) to wait for a screen, or INavigate(fromScreen:toScreen:) to go to it.
                """
            ])
    }

    @Test("IRender shows a screen")
    func rendered() {
        let performed = performing { test in
            UIWindow.createWindowForTesting().rootViewController = UINavigationController()
            test.register(.pushed)
            test.Given.IRender(screen: RenderedName.cart)
            #expect(RenderedScreen.shown == "cart")
        }
        #expect(performed.failures == [])
        #expect(performed.report == "✓ Given IRender(screen:): cart")
    }

    @Test("IRender shows a screen off the main actor, too")
    nonisolated func offTheMainActor() async {
        await MainActor.run {
            let test = BaseTestCase(name: "A test", testClosure: { _ in })
            CurrentTest.note(test)
            test.register(.pushed)
            UIWindow.createWindowForTesting().rootViewController = UINavigationController()
        }
        Given.IRender(screen: RenderedName.cart)
        await MainActor.run {
            #expect(RenderedScreen.shown == "cart")
        }
    }

    @Test("What fails while a screen is rendered belongs to the step")
    func failing() {
        let performed = performing { test in
            UIWindow.createWindowForTesting().rootViewController = UINavigationController()
            test.register(.failing)
            test.Given.IRender(screen: RenderedName.cart)
        }
        #expect(
            performed.failures == ["\(#line - 2): Given IRender(screen:): cart: failed.\n\(OddFailure())"])
    }

    @Test("A screen that is not found is a failure")
    func notFound() {
        let performed = performing { test in
            test.register(.pushed)
            test.Given.IRender(screen: RenderedName.unknown)
        }
        #expect(
            performed.failures == [
                """
                \(#line - 2): Given IRender(screen:): unknown: failed.
                Screen unknown is not found: its provider returns nil for it.
                """
            ])
    }

    @Test("A screen whose type has no provider is a failure")
    func noProvider() {
        let performed = performing { test in test.Given.IRender(screen: RenderedName.cart) }
        #expect(
            performed.failures == [
                """
                \(#line - 1): Given IRender(screen:): cart: failed.
                Screen cart is not found: no screen provider is registered for RenderedName.
                Registered: none.
                Try: screenPresenter.registerScreenProvider(…, for: RenderedName.self) in setUp().
                """
            ])
    }

    private static let advice = """
        Given IRender(screen:): cart: failed.
        Screen cart is not shown: no application is running, and there is no window.
        Try: override class var application of the test case; or .swerkin(app: AppDelegate.self) in Swift Testing; or \
        SimulatedDevice.current.launch(AppDelegate.self, scene: SceneDelegate.self) in setUp().
        """

    @Test(
        "Without an application there is one failure, which says how to launch it",
        arguments: [RenderedScreen.Kind.pushed, .failing])
    func noApplication(kind: RenderedScreen.Kind) {
        let performed = performing { test in
            test.register(kind)
            test.Given.IRender(screen: RenderedName.cart)
        }
        #expect(performed.failures == ["\(#line - 2): \(Self.advice)"])
    }

    @Test("A screen may show itself in a window of its own")
    func ownWindow() {
        let performed = performing { test in
            test.register(.inItsOwnWindow)
            test.Given.IRender(screen: RenderedName.cart)
            #expect(RenderedScreen.shown == "cart")
        }
        #expect(performed.failures == [])
    }
}

@MainActor @Suite("Steps without a test case", .robot) struct NoTestCaseTests {
    private static let text = """
        No test case: the running test is not a BaseTestCase, and has no trait that makes one.
        Try: @Suite(.swerkin(app: AppDelegate.self, scene: SceneDelegate.self))
        """

    nonisolated private static let steps: [(name: String, body: @MainActor @Sendable () -> Void)] = [
        ("IAmOnScreen(_:): Home", { Given.IAmOnScreen(ScreenName("Home")) }),
        ("IRender(screen:): Home", { Given.IRender(screen: ScreenName("Home")) }),
        (
            "INavigate(fromScreen:toScreen:): Home, Cart",
            { Given.INavigate(fromScreen: ScreenName("Home"), toScreen: ScreenName("Cart")) }
        ),
    ]

    @Test("A step that needs a test case fails once without it", arguments: steps.indices)
    func steps(index: Int) {
        let (name, step) = Self.steps[index]
        let failures = FailureCollector.failures { step() }
        #expect(failures.map(\.text) == ["Given \(name): failed.\n\(Self.text)"])
    }

    @Test("Asking for the test case is a failure, and gives one with the default time-outs")
    func asking() {
        let failures = FailureCollector.failures {
            #expect(Given.testCase.testTimeout == 60)
            #expect(Given.test.waitingTimeout == 2)
        }
        #expect(failures.map(\.text) == [Self.text, Self.text])
    }

    @Test("Steps of a test case have it anywhere")
    func owner() {
        let test = BaseTestCase(name: "A test", testClosure: { _ in })
        let failures = FailureCollector.failures {
            #expect(Steps(stepType: .Then, test: test).testCase === test)
            for steps in [test.Given, test.When, test.Then, test.And] { #expect(steps.test === test) }
        }
        #expect(failures.isEmpty)
    }

    @Test("The word of a step is Swerkin's, too")
    func stepType() {
        let test = BaseTestCase(name: "A test", testClosure: { _ in })
        #expect(
            [test.Given, test.When, test.Then, test.And, But].map(\.stepType)
                == [.Given, .When, .Then, .And, .And])
        for type in [StepType.Given, .When, .Then, .And] {
            #expect(Steps(stepType: type, test: test).stepType == type)
        }
        #expect([Given, When, Then, And, But].map(\.stepType) == [.Given, .When, .Then, .And, .And])
    }
}

// MARK: Screens

private enum RenderedName: String, PresentableScreen {
    case cart, unknown
}

final class RenderedScreen: ScreenObject {
    enum Kind: Sendable { case pushed, failing, inItsOwnWindow }

    var test: BaseTestCase
    var kind = Kind.pushed
    let trait = ""
    let name = "Cart"

    required init(testCase: BaseTestCase) {
        test = testCase
    }

    /// The title of the screen that is shown.
    static var shown: String? {
        let root = UIApplication.shared.keyWindow?.rootViewController
        return ((root as? UINavigationController)?.topViewController ?? root)?.title
    }

    func renderScreen() {
        let controller = UIViewController()
        controller.title = "cart"
        switch kind {
        case .pushed:
            let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
            navigation?.pushViewController(controller, animated: false)
        case .failing: OddFailure().record()
        case .inItsOwnWindow: UIWindow.createWindowForTesting().rootViewController = controller
        }
    }

    func entryPathSegments() -> [PathSegment] { [] }
}

private final class RenderedProvider: ScreenProvider<RenderedName> {
    private let test: BaseTestCase
    private let kind: RenderedScreen.Kind

    init(_ test: BaseTestCase, _ kind: RenderedScreen.Kind) {
        self.test = test
        self.kind = kind
    }

    override func screen(for screen: RenderedName) -> (any ScreenObject)? {
        guard screen == .cart else { return nil }
        let object = RenderedScreen(testCase: test)
        object.kind = kind
        return object
    }
}

extension BaseTestCase {
    @MainActor
    fileprivate func register(_ kind: RenderedScreen.Kind) {
        screenPresenter.registerScreenProvider(RenderedProvider(self, kind), for: RenderedName.self)
    }
}
