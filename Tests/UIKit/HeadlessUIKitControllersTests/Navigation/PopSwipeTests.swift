import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("The interactive pop gesture") struct PopSwipeTests {
    /// A swipe from the left edge, in steps to an x coordinate, with a pause at the end if it is slow.
    private func swipe(to x: CGFloat, slowly: Bool = true, lifts: Bool = true) -> Finger {
        let clock = UIApplication.shared.clock
        let finger = Finger(down: CGPoint(x: 1, y: 400))
        for step in 1...10 {
            clock.advance(by: .milliseconds(16))
            finger.move(to: CGPoint(x: 1 + (x - 1) * CGFloat(step) / 10, y: 400))
        }
        if slowly {
            clock.advance(by: .seconds(1))
            finger.move(to: CGPoint(x: x, y: 401))
        }
        if lifts { finger.lift() }
        return finger
    }

    static let began = """
        B willMove(toParent:) nil
        B viewWillDisappear animated
        A viewWillAppear animated
        willShow A animated
        A viewIsAppearing animated
        """

    @Test(
        "A swipe from the left edge that goes far, or fast, pops", arguments: [(300.0, true), (100.0, false)])
    func finished(x: Double, slowly: Bool) {
        NavigationStage.run {
            let stage = NavigationStage("A")
            stage.push("B", animated: false)
            _ = stage.log.take()
            let finger = swipe(to: x, slowly: slowly, lifts: false)
            #expect(stage.log.take() == Self.began)
            #expect(stage.names == "A" && stage["B"].navigationController === stage.navigation)
            #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
            #expect(stage.navigation.transitionCoordinator?.initiallyInteractive == true)
            finger.lift()
            #expect(
                stage.settled() == """
                    B viewDidDisappear animated
                    A viewDidAppear animated
                    B didMove(toParent:) nil
                    didShow A animated
                    """)
            #expect(stage["B"].view.superview == nil && stage["A"].view.frame == stage.window.bounds)
        }
    }

    @Test("A swipe that returns, or is too short, reverts the pop, with the callbacks for that")
    func cancelled() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            stage.push("B", animated: false)
            _ = stage.log.take()
            let finger = swipe(to: 100, lifts: false)
            _ = stage.log.take()
            stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
                stage.log.add("let go, cancelled \($0.isCancelled)")
            }
            finger.lift()
            #expect(
                stage.settled() == """
                    let go, cancelled true
                    A viewWillDisappear animated
                    A viewDidDisappear animated
                    B viewWillAppear animated
                    B viewIsAppearing animated
                    B viewDidAppear animated
                    """)
            #expect(stage.names == "AB" && stage.navigation.children == [stage["A"], stage["B"]])
            #expect(stage.navigation.navigationBar.items?.map(\.title) == ["A", "B"])
            #expect(stage["B"].view.frame == stage.window.bounds && stage["A"].view.superview == nil)
            _ = swipe(to: 300)
            #expect(stage.settled().hasSuffix("didShow A animated"))
        }
    }

    @Test("A cancelled touch cancels the pop, and what was pushed meanwhile goes on top")
    func interrupted() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            stage.push("B", animated: false)
            let finger = swipe(to: 300, lifts: false)
            stage.push("C")
            _ = stage.log.take()
            finger.cancel()
            let log = stage.settled() + "\n" + stage.settled()
            #expect(stage.names == "ABC")
            #expect(log.contains("B viewDidAppear animated\nC viewDidLoad\nB viewWillDisappear animated"))
            #expect(log.contains("C viewDidAppear animated\nC didMove(toParent:) N\ndidShow C animated"))
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var begins: Bool
        var change: @MainActor @Sendable (NavigationStage) -> Void

        init(_ name: String, begins: Bool, _ change: @escaping @MainActor @Sendable (NavigationStage) -> Void)
        {
            (testDescription, self.begins, self.change) = (name, begins, change)
        }
    }

    final class Willing: UIGestureRecognizerDelegate {}

    static let willing = Willing()

    nonisolated static let cases = [
        Case("as it is", begins: true) { _ in },
        Case("at the root", begins: false) { $0.navigation.popViewController(animated: false) },
        Case("with no back button", begins: false) { $0["B"].navigationItem.hidesBackButton = true },
        Case("with another button in its place", begins: false) {
            $0["B"].navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        },
        Case("with no bar", begins: false) { $0.navigation.isNavigationBarHidden = true },
        Case("with the recognizer disabled", begins: false) {
            $0.navigation.interactivePopGestureRecognizer?.isEnabled = false
        },
        Case("with an animator of the delegate's", begins: false) {
            $0.animator = NavigationSlide(isPop: true)
        },
        Case("with no bar and another delegate", begins: true) {
            $0.navigation.isNavigationBarHidden = true
            $0.navigation.interactivePopGestureRecognizer?.delegate = willing
        },
        Case("with no bar and no delegate", begins: true) {
            $0.navigation.isNavigationBarHidden = true
            $0.navigation.interactivePopGestureRecognizer?.delegate = nil
        },
        Case("at the root with another delegate", begins: false) {
            $0.navigation.interactivePopGestureRecognizer?.delegate = willing
            $0.navigation.popViewController(animated: false)
        },
    ]

    @Test(
        "The pop gesture begins where a visible way back exists, or where the delegate allows it",
        arguments: cases)
    func beginning(_ example: Case) {
        NavigationStage.run {
            let stage = NavigationStage("A")
            stage.push("B", animated: false)
            example.change(stage)
            _ = stage.log.take()
            _ = swipe(to: 300)
            #expect(stage.log.lines.contains("A viewWillAppear animated") == example.begins)
            _ = stage.settled()
            #expect(stage.names == "A" || !example.begins)
        }
    }

    final class Counting: UINavigationController {
        var pops: [Bool] = []
        var refuses = false

        override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
        }

        required init?(coder: NSCoder) { nil }

        override func popViewController(animated: Bool) -> UIViewController? {
            pops.append(animated)
            return refuses ? nil : super.popViewController(animated: animated)
        }
    }

    @Test("The gesture pops through popViewController, so that a subclass can intervene")
    func subclass() {
        NavigationStage.run {
            let (a, b) = (UIViewController(), UIViewController())
            let navigation = Counting(rootViewController: a)
            navigation.pushViewController(b, animated: false)
            let window = UIWindow.showing(navigation)
            navigation.refuses = true
            _ = swipe(to: 300)
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(navigation.viewControllers == [a, b] && navigation.interactor == nil)
            navigation.refuses = false
            navigation.pushViewController(UIViewController(), animated: true)
            UIApplication.shared.clock.advance(by: .seconds(1))
            _ = swipe(to: 300)
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(navigation.viewControllers == [a, b] && navigation.pops == [true, true])
            window.isHidden = true
        }
    }

    @Test("A drag that does not come from the edge pops nothing")
    func elsewhere() {
        NavigationStage.run {
            let stage = NavigationStage("A", "B")
            let finger = Finger(down: CGPoint(x: 60, y: 400))
            finger.move(to: CGPoint(x: 300, y: 400))
            finger.lift()
            #expect(stage.settled() == "" && stage.names == "AB")
        }
    }
}
