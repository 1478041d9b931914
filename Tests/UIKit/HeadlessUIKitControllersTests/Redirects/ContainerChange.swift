import HeadlessUIKit
import TestSupport

/// Containers in containers in a window, and every way to change what they show.
@MainActor
final class ContainerWorld {
    let log = EventLog()
    let window = UIWindow()
    private(set) var leaves: [LoggingController] = []
    private var numbers: SeededNumbers
    /// How many changes callbacks may still make.
    private var budget = 0

    static let callbacks = [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "willMove(toParent:)",
        "didMove(toParent:)",
    ]

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        for _ in 0..<8 { _ = numbers.next(below: 2) }
    }

    /// Makes a controller that makes a change in one of its callbacks, now and then.
    func makeLeaf() -> LoggingController {
        let leaf = LoggingController("L\(leaves.count)", log)
        leaf.writesLayout = true
        leaves.append(leaf)
        if numbers.onceIn(2) { arm(leaf) }
        return leaf
    }

    private func arm(_ leaf: LoggingController) {
        let callback = numbers.element(of: Self.callbacks)
        reactOnce(leaf, to: callback) { [weak self, weak leaf] in
            guard let self, let leaf, budget > 0 else { return }
            budget -= 1
            log.add("# change in \(leaf.title ?? "") \(callback)")
            change(from: leaf)
        }
    }

    /// Makes a tree of containers.
    func makeController(depth: Int = 0) -> UIViewController {
        switch depth > 2 ? 0 : numbers.next(below: 7) {
        case 0, 1: return makeLeaf()
        case 2, 3:
            let navigation = UINavigationController()
            navigation.title = name("N")
            navigation.viewControllers = (0...numbers.next(below: 2)).map { _ in makeLeaf() }
            return navigation
        case 4:
            let tabs = UITabBarController()
            tabs.title = name("T")
            tabs.viewControllers = (0..<3).map { _ in makeController(depth: depth + 1) }
            return tabs
        case 5:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.title = name("P")
            pages.setViewControllers([makeController(depth: depth + 1)], direction: .forward, animated: false)
            return pages
        default:
            let split = UISplitViewController(style: .doubleColumn)
            split.title = name("S")
            for column in [UISplitViewController.Column.primary, .secondary] {
                split.setViewController(makeLeaf(), for: column)
            }
            return split
        }
    }

    private var count = 0

    private func name(_ kind: String) -> String {
        count += 1
        return "\(kind)\(count)"
    }

    // MARK: Steps

    /// Takes a step at a controller that is shown, and lets callbacks make a few changes, too.
    func step() {
        budget = 3
        let isDone = numbers.onceIn(2)
        if let leaf = leaves.last(where: { $0.viewIfLoaded?.window != nil }) ?? leaves.last {
            change(from: numbers.onceIn(2) ? leaf : numbers.element(of: leaves))
        }
        UIApplication.shared.clock.advance(by: isDone ? .seconds(3) : .milliseconds(numbers.next(below: 400)))
    }

    func rest() {
        budget = 0
        UIApplication.shared.clock.advance(by: .seconds(10))
    }

    /// Changes one of the containers around a controller, or what is presented.
    func change(from leaf: UIViewController) {
        let isAnimated = numbers.onceIn(2)
        let container = sequence(first: leaf, next: \.parent).dropFirst().filter {
            !($0 is LoggingController)
        }
        switch numbers.next(below: 10) {
        case 0: present(from: leaf, isAnimated)
        case 1: leaf.dismiss(animated: isAnimated)
        case 2 where numbers.onceIn(3): window.rootViewController = makeController()
        default:
            switch container.isEmpty ? nil : numbers.element(of: Array(container)) {
            case let navigation as UINavigationController: change(navigation, isAnimated)
            case let tabs as UITabBarController: change(tabs)
            case let pages as UIPageViewController:
                let page = makeController(depth: 2)
                pages.setViewControllers(
                    [page], direction: numbers.onceIn(2) ? .forward : .reverse, animated: isAnimated)
            case let split as UISplitViewController: change(split)
            default: present(from: leaf, isAnimated)
            }
        }
    }

    private func present(from leaf: UIViewController, _ isAnimated: Bool) {
        let new = makeController(depth: 1)
        new.modalPresentationStyle = numbers.element(of: [
            .fullScreen, .pageSheet, .overFullScreen, .formSheet,
        ])
        leaf.present(new, animated: isAnimated)
    }

    private func change(_ navigation: UINavigationController, _ isAnimated: Bool) {
        let stack = navigation.viewControllers
        switch numbers.next(below: 6) {
        case 0, 1: navigation.pushViewController(makeLeaf(), animated: isAnimated)
        case 2: navigation.popViewController(animated: isAnimated)
        case 3: navigation.setViewControllers([makeLeaf()], animated: isAnimated)
        case 4: navigation.setViewControllers(stack.reversed(), animated: isAnimated)
        default: navigation.viewControllers = stack + [makeLeaf()]
        }
    }

    private func change(_ tabs: UITabBarController) {
        let count = tabs.viewControllers?.count ?? 0
        switch numbers.next(below: 4) {
        case 0: tabs.viewControllers = (tabs.viewControllers ?? []).suffix(2) + [makeController(depth: 2)]
        default: if count > 0 { tabs.selectedIndex = numbers.next(below: count) }
        }
    }

    private func change(_ split: UISplitViewController) {
        switch numbers.next(below: 4) {
        case 0: split.showDetailViewController(makeLeaf(), sender: nil)
        case 1: split.setViewController(makeLeaf(), for: .secondary)
        case 2: split.setViewController(makeLeaf(), for: .primary)
        default: split.show(numbers.onceIn(2) ? .primary : .secondary)
        }
    }
}
