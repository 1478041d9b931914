import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing

/// Controllers that push others of their kind.
@MainActor
@Suite("Endless pushes") struct EndlessPushTests {
    @Test(
        "A controller that pushes another of its kind when it appears is a failure that names it",
        arguments: [true, false])
    func onAppearing(isAnimated: Bool) {
        inNavigation(UIViewController()) { navigation, rest in
            rest()
            let failures = FailureCollector.failures {
                navigation.pushViewController(Greedy(isAnimated), animated: isAnimated)
                for _ in 0..<5 { rest() }
            }
            #expect(
                failures.map(\.text) == [
                    """
                    The stack of UINavigationController was changed 30 times in a row while a view controller appeared, \
                    the last of them Greedy: this never ends. Further changes made while one appears were ignored.
                    """
                ])
            #expect(navigation.viewControllers.count == 32)
            // Going back is possible.
            navigation.popToRootViewController(animated: false)
            rest()
            #expect(navigation.viewControllers.count == 1)
            #expect(navigation.viewControllers.first?.viewIfLoaded?.window != nil)
        }
    }

    @Test("A wizard that pushes some steps itself is not such a failure, however often")
    func someSteps() {
        inNavigation(UIViewController()) { navigation, rest in
            for _ in 0..<3 {
                let step = Greedy(false)
                step.left = 20
                navigation.pushViewController(step, animated: false)
                rest()
                #expect(navigation.viewControllers.count == 22)
                navigation.popToRootViewController(animated: false)
                rest()
            }
        }
    }

    @Test("A push does not look at the items of the controllers below, however many there are")
    func costOfAPush() {
        let bottom = Counted()
        inNavigation(bottom) { navigation, rest in
            for _ in 0..<5 {
                navigation.pushViewController(UIViewController(), animated: true)
                rest()
            }
            bottom.looks = 0
            for _ in 0..<20 {
                navigation.pushViewController(UIViewController(), animated: true)
                rest()
            }
            #expect(bottom.looks == 0)
            #expect(navigation.navigationBar.items?.count == 26)
            #expect(navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
        }
    }

    @Test("The bar has the items of the stack after pushes, pops and other stacks in any order")
    func itemsFollowTheStack() {
        inNavigation(UIViewController()) { navigation, rest in
            var numbers = SeededNumbers(seed: 15)
            for _ in 0..<300 {
                let stack = navigation.viewControllers
                switch numbers.next(below: 6) {
                case 0, 1, 2: navigation.pushViewController(UIViewController(), animated: numbers.onceIn(2))
                case 3: navigation.popViewController(animated: numbers.onceIn(2))
                case 4: navigation.setViewControllers(stack.reversed(), animated: false)
                default: navigation.popToViewController(stack[stack.count / 2], animated: true)
                }
                if numbers.onceIn(2) { rest() }
            }
            rest()
            let items = navigation.viewControllers.map(\.navigationItem)
            #expect(navigation.navigationBar.items?.elementsEqual(items, by: ===) == true)
        }
    }

    /// Shows a stack of one, and returns a closure that completes all pending work.
    private func inNavigation(
        _ root: UIViewController, _ body: (UINavigationController, _ rest: () -> Void) -> Void
    ) {
        let application = UIApplication()
        UIApplication.withShared(application) {
            let window = UIWindow()
            let navigation = UINavigationController(rootViewController: root)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            let rest = { application.clock.advance(by: .seconds(60)) }
            rest()
            body(navigation, rest)
            application.closeWindows()
        }
    }
}

/// Pushes another like it when it appears.
private final class Greedy: UIViewController {
    let isAnimated: Bool
    var left = Int.max

    init(_ isAnimated: Bool) {
        self.isAnimated = isAnimated
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard left > 0 else { return }
        let next = Greedy(isAnimated)
        next.left = left - 1
        left = 0
        navigationController?.pushViewController(next, animated: isAnimated)
    }
}

/// Counts how often it is asked for its item.
private final class Counted: UIViewController {
    var looks = 0
    private let item = UINavigationItem(title: "Bottom")

    override var navigationItem: UINavigationItem {
        looks += 1
        return item
    }
}
