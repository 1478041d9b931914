import HeadlessUIKit
import TestSupport
import Testing

/// The order of calls that others have logged on iOS and published, line by line.
///
/// Layout calls are left out, as their number differs from one log to the next.
@MainActor
@Suite("Orders of calls published for iOS") struct PublishedOrderTests {
    let log = EventLog()

    private func controllers(_ names: String..., style: UIModalPresentationStyle = .fullScreen)
        -> [LoggingController]
    {
        names.map { LoggingController($0, log, style: style) }
    }

    /// The calls since the last time, without whether they are animated and without containment.
    private func calls() -> [String] {
        UIApplication.shared.clock.advance(by: .seconds(2))
        return log.takeLines().filter { !$0.contains("(toParent:)") }.map {
            $0.replacing(" animated", with: "")
        }
    }

    // remkoh.dev, "iOS: UIViewController lifecycle in a StoryBoard", scenario 2; and the same order with
    // viewIsAppearing in velog.io/@rudin_, "iOS LifeCycle in Modal".
    @Test(
        "Full screen: the presented view loads before the presenting one disappears",
        arguments: [true, false])
    func fullScreen(isAnimated: Bool) {
        inOwnWorld {
            let all = controllers("vc1", "vc2")
            _ = UIWindow.showing(all[0])
            _ = log.take()
            all[0].present(all[1], animated: isAnimated)
            #expect(
                calls() == [
                    "vc2 viewDidLoad", "vc1 viewWillDisappear", "vc2 viewWillAppear", "vc2 viewIsAppearing",
                    "vc2 viewDidAppear", "vc1 viewDidDisappear",
                ])
        }
    }

    // remkoh.dev, "iOS: UIViewController lifecycle in a StoryBoard", scenario 3.
    @Test("A controller that presents in viewDidAppear disappears before what it covers has done so")
    func presentingOnArrival() {
        inOwnWorld {
            let all = controllers("vc1", "vc2", "vc3")
            _ = UIWindow.showing(all[0])
            reactOnce(all[1], to: "viewDidAppear") { all[1].present(all[2], animated: true) }
            _ = log.take()
            all[0].present(all[1], animated: true)
            #expect(
                calls().filter { !$0.hasSuffix("viewIsAppearing") } == [
                    "vc2 viewDidLoad", "vc1 viewWillDisappear", "vc2 viewWillAppear", "vc2 viewDidAppear",
                    "vc3 viewDidLoad", "vc2 viewWillDisappear", "vc3 viewWillAppear", "vc1 viewDidDisappear",
                    "vc3 viewDidAppear", "vc2 viewDidDisappear",
                ])
        }
    }

    // velog.io/@rudin_, "iOS LifeCycle in Modal": card modal.
    @Test("A sheet whose interactive dismissal is cancelled appears again, with viewIsAppearing")
    func sheetKept() {
        inOwnWorld {
            let all = controllers("first", "card", style: .pageSheet)
            _ = UIWindow.showing(all[0])
            all[0].present(all[1], animated: true)
            _ = calls()
            let finger = Finger(down: CGPoint(x: 195, y: 120))
            finger.move(to: CGPoint(x: 195, y: 140))
            finger.move(to: CGPoint(x: 195, y: 200))
            finger.cancel()
            #expect(
                calls() == [
                    "card viewWillDisappear", "card viewWillAppear", "card viewIsAppearing",
                    "card viewDidAppear",
                ])
        }
    }

    // readke.com/c/0Z41505102021.html; and vastdevblog.vast.com, "UIViewController Life Cycle", with the delegate.
    @Test("Push and pop: the one disappears before the other appears, at both ends of the transition")
    func pushAndPop() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            stage.push("B")
            let settled = stage.settled().replacing(" animated", with: "").split(separator: "\n")
            #expect(
                settled.filter { !$0.contains("(toParent:)") && !$0.hasSuffix("viewIsAppearing") } == [
                    "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "willShow B",
                    "A viewDidDisappear", "B viewDidAppear", "didShow B",
                ])
            stage.navigation.popViewController(animated: true)
            let popped = stage.settled().replacing(" animated", with: "").split(separator: "\n")
            #expect(
                popped.filter { !$0.contains("(toParent:)") && !$0.hasSuffix("viewIsAppearing") } == [
                    "B viewWillDisappear", "A viewWillAppear", "willShow A", "B viewDidDisappear",
                    "A viewDidAppear", "didShow A",
                ])
        }
    }

    // pgzxc.github.io/posts/efa3afd7.html.
    @Test(
        "A tab that is selected for the first time loads and is about to appear before the other disappears")
    func tab() {
        inOwnWorld {
            let all = controllers("message", "contact")
            let tabs = UITabBarController()
            tabs.viewControllers = all
            _ = UIWindow.showing(tabs)
            #expect(calls().first == "message viewDidLoad")
            tabs.selectedIndex = 1
            #expect(
                calls().filter { !$0.hasSuffix("viewIsAppearing") } == [
                    "contact viewDidLoad", "contact viewWillAppear", "message viewWillDisappear",
                    "message viewDidDisappear", "contact viewDidAppear",
                ])
        }
    }

    // wangling.me, "The Inconsistent Order of View Transition Events": page scrolling.
    @Test("A page turns: the new page is told first, at both ends of the turn")
    func page() {
        inOwnWorld {
            let all = controllers("current", "new")
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([all[0]], direction: .forward, animated: false)
            _ = UIWindow.showing(pages)
            _ = calls()
            pages.setViewControllers([all[1]], direction: .forward, animated: true)
            #expect(
                calls().filter { !$0.hasSuffix("viewIsAppearing") } == [
                    "new viewDidLoad", "new viewWillAppear", "current viewWillDisappear", "new viewDidAppear",
                    "current viewDidDisappear",
                ])
        }
    }

    // wangling.me, "The Inconsistent Order of View Transition Events": canceled interactive scrolling.
    @Test("A page that the user drags back stays: the current page appears again before the new one has left")
    func pageKept() {
        inOwnWorld {
            let all = controllers("current", "new")
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let book = TwoPages(all[1])
            pages.dataSource = book
            pages.setViewControllers([all[0]], direction: .forward, animated: false)
            _ = UIWindow.showing(pages)
            _ = calls()
            let finger = Finger(down: CGPoint(x: 300, y: 400))
            for x in [280, 260, 240] {
                UIApplication.shared.clock.advance(by: .milliseconds(300))
                finger.move(to: CGPoint(x: x, y: 400))
            }
            UIApplication.shared.clock.advance(by: .seconds(1))
            finger.lift()
            #expect(
                calls().filter { !$0.hasSuffix("viewIsAppearing") } == [
                    "new viewDidLoad", "new viewWillAppear", "current viewWillDisappear",
                    "current viewWillAppear", "current viewDidAppear", "new viewWillDisappear",
                    "new viewDidDisappear",
                ])
        }
    }

    /// A page that follows any other.
    private final class TwoPages: UIPageViewControllerDataSource {
        let second: UIViewController

        init(_ second: UIViewController) { self.second = second }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController === second ? nil : second }
    }

    // wangling.me, "The Inconsistent Order of View Transition Events": canceled interactive popping.
    @Test("A cancelled interactive pop: the lower controller leaves before the upper one appears again")
    func popKept() {
        NavigationStage.run {
            let stage = NavigationStage("new", "current")
            _ = stage.settled()
            let finger = Finger(down: CGPoint(x: 2, y: 400))
            finger.move(to: CGPoint(x: 40, y: 400))
            finger.move(to: CGPoint(x: 80, y: 400))
            finger.cancel()
            let settled = stage.settled().replacing(" animated", with: "").split(separator: "\n")
            #expect(
                settled.filter { $0.contains("view") && !$0.hasSuffix("viewIsAppearing") } == [
                    "new viewDidLoad", "current viewWillDisappear", "new viewWillAppear",
                    "new viewWillDisappear",
                    "new viewDidDisappear", "current viewWillAppear", "current viewDidAppear",
                ])
        }
    }
}
