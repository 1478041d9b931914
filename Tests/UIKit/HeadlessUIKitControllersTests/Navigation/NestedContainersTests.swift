import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("Nested containers") struct NestedContainersTests {
    @Test("A navigation controller in a tab appears and disappears with it, and so does its top controller")
    func navigationInTabs() {
        NavigationStage.run {
            let stage = TabStage("B")
            let navigation = UINavigationController(rootViewController: stage["A"])
            stage.tabs.viewControllers = [navigation, stage["B"]]
            stage.tabs.selectedIndex = 0
            navigation.pushViewController(stage["C"], animated: false)
            _ = stage.log.take()
            stage.tap(stage["B"].tabBarItem)
            stage.tap(navigation.tabBarItem)
            #expect(
                stage.log.take()
                    == """
                    shouldSelect B
                    B viewWillAppear
                    C viewWillDisappear
                    B viewIsAppearing
                    didSelect B
                    C viewDidDisappear
                    B viewDidAppear
                    shouldSelect nil
                    C viewWillAppear
                    B viewWillDisappear
                    C viewIsAppearing
                    didSelect nil
                    B viewDidDisappear
                    C viewDidAppear
                    """.replacingOccurrences(of: "nil", with: "?"))
            #expect(
                stage["C"].tabBarController === stage.tabs && stage["C"].navigationController === navigation)
        }
    }

    @Test("A tab that is left during a push gets all its callbacks")
    func switchedDuringPush() {
        NavigationStage.run {
            let stage = TabStage("B")
            let navigation = UINavigationController(rootViewController: stage["A"])
            stage.tabs.viewControllers = [navigation, stage["B"]]
            stage.tabs.selectedIndex = 0
            navigation.pushViewController(stage["C"], animated: true)
            _ = stage.log.take()
            stage.tabs.selectedIndex = 1
            #expect(
                stage.log.take() == """
                    B viewWillAppear
                    C viewWillDisappear
                    B viewIsAppearing
                    A viewDidDisappear animated
                    C viewDidDisappear
                    C didMove(toParent:) nil
                    B viewDidAppear
                    """)
            stage.tabs.selectedIndex = 0
            #expect(stage.settled().hasSuffix("B viewDidDisappear\nC viewDidAppear"))
            #expect(navigation.viewControllers == [stage["A"], stage["C"]])
        }
    }

    @Test("Tabs in a navigation controller are pushed and popped like any other")
    func tabsInNavigation() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            let tabs = UITabBarController()
            tabs.title = "T"
            tabs.viewControllers = [stage["B"], stage["C"]]
            _ = stage.log.take()
            stage.navigation.pushViewController(tabs, animated: true)
            #expect(
                stage.settled() == """
                    A viewWillDisappear animated
                    B viewDidLoad
                    B viewWillAppear animated
                    willShow T animated
                    B viewIsAppearing animated
                    A viewDidDisappear animated
                    B viewDidAppear animated
                    didShow T animated
                    """)
            UIApplication.shared.commit()
            #expect(stage["B"].view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
            tabs.selectedIndex = 1
            stage.navigation.popViewController(animated: false)
            #expect(stage.settled().hasSuffix("C viewDidDisappear\nA viewDidAppear\ndidShow A"))
        }
    }

    @Test("A presented navigation controller forwards appearance calls, and pushes")
    func presented() {
        NavigationStage.run {
            let stage = NavigationStage("P", isShown: false)
            let root = LoggingController("R", stage.log)
            let window = UIWindow.showing(root)
            _ = stage.log.take()
            root.present(stage.navigation, animated: true)
            #expect(
                stage.settled() == """
                    P viewDidLoad
                    P viewWillAppear animated
                    willShow P animated
                    P viewIsAppearing animated
                    P viewDidAppear animated
                    P didMove(toParent:) N
                    didShow P animated
                    """)
            stage.push("Q", animated: false)
            #expect(root.presentedViewController === stage.navigation)
            #expect(stage["Q"].presentingViewController === root)
            _ = stage.log.take()
            stage["Q"].dismiss(animated: true)
            #expect(stage.settled() == "Q viewWillDisappear animated\nQ viewDidDisappear animated")
            window.isHidden = true
        }
    }

    @Test("A presentation hides the top controller, which returns with a delegate call")
    func covered() {
        NavigationStage.run {
            let stage = NavigationStage("A", "B")
            let cover = LoggingController("C", stage.log, style: .fullScreen)
            stage["B"].present(cover, animated: false)
            #expect(stage.navigation.visibleViewController === cover)
            #expect(stage.log.take().contains("B viewDidDisappear"))
            cover.dismiss(animated: false)
            #expect(
                stage.settled() == """
                    C viewWillDisappear
                    B viewWillAppear
                    willShow B
                    B viewIsAppearing
                    B viewDidAppear
                    didShow B
                    C viewDidDisappear
                    """)
            #expect(stage.navigation.visibleViewController === stage["B"])
        }
    }

    @Test("A delegate's animator runs the transition; one that it cancels is reverted")
    func customAnimator() {
        final class Giving: UIViewControllerAnimatedTransitioning {
            var gives = false
            var ended: [Bool] = []
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            { 1 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                UIView.animate(withDuration: 1) {
                    context.view(forKey: .to)?.alpha = 1
                } completion: { _ in
                    context.completeTransition(!self.gives)
                }
            }
            func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
        }
        NavigationStage.run {
            let stage = NavigationStage("A")
            let animator = Giving()
            stage.animator = animator
            stage.push("B")
            UIApplication.shared.clock.advance(by: .seconds(2))
            #expect(stage.log.lines.contains("animator for push A to B") && animator.ended == [true])
            animator.gives = true
            stage.navigation.popViewController(animated: true)
            _ = stage.log.take()
            UIApplication.shared.clock.advance(by: .seconds(2))
            #expect(
                stage.log.take() == """
                    A viewWillDisappear animated
                    A viewDidDisappear animated
                    B viewWillAppear animated
                    B viewIsAppearing animated
                    B viewDidAppear animated
                    """)
            #expect(stage.names == "AB" && animator.ended == [true, false])
            stage.push("D")
            _ = stage.log.take()
            UIApplication.shared.clock.advance(by: .seconds(2))
            #expect(stage.log.take().hasPrefix("D willMove(toParent:) nil\nD viewWillDisappear animated"))
            #expect(stage.names == "AB" && stage["D"].parent == nil && stage["D"].view.superview == nil)
            stage.push("C", animated: false)
            #expect(!stage.log.lines.contains { $0.hasPrefix("animator") }, "there is nothing to animate")
        }
    }
}
