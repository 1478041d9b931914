import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("UITabBarController") struct UITabBarControllerTests {
    @Test("The first tab is visible at first, and the others' views are not loaded")
    func first() {
        NavigationStage.run {
            let stage = TabStage("")
            stage.tabs.viewControllers = [stage["A"], stage["B"]]
            #expect(
                stage.log.take() == """
                    A willMove(toParent:) T
                    A didMove(toParent:) T
                    B willMove(toParent:) T
                    B didMove(toParent:) T
                    A viewDidLoad
                    A viewWillAppear
                    A viewIsAppearing
                    A viewDidAppear
                    """)
            #expect(!stage["B"].isViewLoaded && stage.shownTabs == "[A] B" && stage.tabs.selectedIndex == 0)
            #expect(stage["A"].tabBarController === stage.tabs)
        }
    }

    @Test(
        "A tap on a tab asks the delegate, shows the new tab before the old one goes, and tells the delegate")
    func switching() {
        NavigationStage.run {
            let stage = TabStage("AB")
            stage.tap(stage["B"].tabBarItem)
            #expect(
                stage.log.take() == """
                    shouldSelect B
                    B viewDidLoad
                    B viewWillAppear
                    A viewWillDisappear
                    B viewIsAppearing
                    didSelect B
                    A viewDidDisappear
                    B viewDidAppear
                    """)
            #expect(stage.shownTabs == "A [B]" && stage["A"].view.superview == nil)
            stage.tap(stage["B"].tabBarItem)
            #expect(stage.log.take() == "shouldSelect B\ndidSelect B", "also if it is selected")
            stage.refused = "A"
            stage.tap(stage["A"].tabBarItem)
            #expect(stage.log.take() == "shouldSelect A" && stage.shownTabs == "A [B]")
        }
    }

    @Test("Selection by code neither asks nor tells the delegate")
    func byCode() {
        NavigationStage.run {
            let stage = TabStage("ABC")
            stage.tabs.selectedIndex = 1
            #expect(
                stage.log.take() == """
                    B viewDidLoad
                    B viewWillAppear
                    A viewWillDisappear
                    B viewIsAppearing
                    A viewDidDisappear
                    B viewDidAppear
                    """)
            stage.tabs.selectedViewController = stage["C"]
            #expect(stage.tabs.selectedIndex == 2 && stage.shownTabs == "A B [C]")
            UIApplication.shared.asOneTurn {
                stage.tabs.selectedIndex = 0
                stage.tabs.selectedIndex = 1
                stage.tabs.selectedIndex = 0
            }
            #expect(stage["A"].view.window != nil && stage["B"].view.window == nil)
        }
    }

    @Test("A tab that does not exist cannot be selected")
    func failures() {
        NavigationStage.run {
            let stage = TabStage("AB")
            let failures = FailureCollector.failures {
                stage.tabs.selectedIndex = 2
                stage.tabs.selectedIndex = -1
                stage.tabs.selectedViewController = stage["C"]
                stage.tabs.viewControllers = [stage["A"], stage["A"]]
                stage.tabs.tabBar.items = []
                stage.tabs.tabBar.selectedItem = nil
                stage.tabs.viewControllers = nil
                stage.tabs.selectedIndex = 0
            }
            #expect(
                failures.map(\.text) == [
                    "UITabBarController \"T\" was asked to select the tab at index 2, but it has 2 tabs.",
                    "UITabBarController \"T\" was asked to select the tab at index -1, but it has 2 tabs.",
                    "UITabBarController \"T\" was asked to select LoggingController \"C\","
                        + " which is not one of its view controllers.",
                    "UITabBarController \"T\" was given LoggingController \"A\" more than once."
                        + " It keeps its first position.",
                    "setItems(_:animated:) cannot be used on the UITabBar of a controller,"
                        + " which manages it itself.",
                    "Setting selectedItem cannot be used on the UITabBar of a controller,"
                        + " which manages it itself.",
                    "UITabBarController \"T\" was asked to select the tab at index 0, but it has no tabs.",
                ])
            #expect(stage.tabs.selectedIndex == NSNotFound && stage.tabs.selectedViewController == nil)
            #expect(stage["A"].parent == nil && stage["A"].view.superview == nil)
        }
    }

    @Test("New tabs keep the selected controller, or its index, or select the first")
    func otherTabs() {
        NavigationStage.run {
            let stage = TabStage("ABC")
            stage.tabs.selectedIndex = 1
            stage.tabs.viewControllers = "DB".map { stage[String($0)] }
            #expect(stage.shownTabs == "D [B]" && stage["B"].view.window != nil)
            stage.tabs.viewControllers = "ACE".map { stage[String($0)] }
            #expect(stage.shownTabs == "A [C] E" && stage["C"].view.window != nil)
            stage.tabs.viewControllers = "D".map { stage[String($0)] }
            #expect(stage.shownTabs == "[D]" && Set(stage.tabs.children) == [stage["D"]])
            stage["D"].leave()
            #expect(stage.shownTabs == "" && stage.tabs.viewControllers == [])
        }
    }

    @Test("The bar is at the bottom, and is part of the tabs' safe area")
    func safeArea() {
        NavigationStage.run {
            let stage = TabStage("AB")
            UIApplication.shared.commit()
            #expect(stage.tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
            #expect(stage["A"].view.frame.height == 844)
            #expect(stage["A"].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
            stage.tabs.tabBar.isTranslucent = false
            UIApplication.shared.commit()
            #expect(stage["A"].view.frame.height == 761 && stage["A"].view.safeAreaInsets.bottom == 0)
            let places = (stage.tabs.tabBar.items ?? []).map { $0.view.frame }
            #expect(
                places == [
                    CGRect(x: 0, y: 0, width: 195, height: 49), CGRect(x: 195, y: 0, width: 195, height: 49),
                ])
        }
    }

    @Test("A bar that is hidden by code leaves its space to the tabs")
    func hidden() {
        NavigationStage.run {
            let stage = TabStage("AB")
            stage.tabs.tabBar.isHidden = true
            UIApplication.shared.commit()
            #expect(stage["A"].view.safeAreaInsets.bottom == 34 && stage.tabs.tabBar.isHidden)
            stage.tabs.tabBar.isHidden = false
            UIApplication.shared.commit()
            #expect(stage["A"].view.safeAreaInsets.bottom == 83)
        }
    }

    @Test("A second tap on a tab pops its navigation controller to the root")
    func secondTap() {
        NavigationStage.run {
            let stage = TabStage("B")
            let navigation = UINavigationController(rootViewController: stage["A"])
            navigation.title = "N"
            stage.tabs.viewControllers = [navigation, stage["B"]]
            stage.tabs.selectedIndex = 0
            #expect(stage.shownTabs == "[A] B", "the root's item")
            navigation.pushViewController(stage["C"], animated: false)
            _ = stage.log.take()
            stage.tap(navigation.tabBarItem)
            #expect(stage.log.lines.prefix(2) == ["shouldSelect N", "C willMove(toParent:) nil"])
            #expect(stage.settled().contains("A viewDidAppear animated"))
            #expect(navigation.viewControllers == [stage["A"]])
        }
    }

    @Test("A bottom bar is hidden while a controller with hidesBottomBarWhenPushed is in the stack")
    func hidesBottomBar() {
        NavigationStage.run {
            let stage = TabStage("B")
            let navigation = UINavigationController(rootViewController: stage["A"])
            stage.tabs.viewControllers = [navigation, stage["B"]]
            stage.tabs.selectedIndex = 0
            stage["C"].hidesBottomBarWhenPushed = true
            let heights = ["C", "D", "", ""].map { name in
                if name.isEmpty {
                    navigation.popViewController(animated: false)
                } else {
                    navigation.pushViewController(stage[name], animated: false)
                }
                UIApplication.shared.commit()
                let insets = navigation.topViewController?.view.safeAreaInsets ?? .zero
                return "\(stage.tabs.tabBar.isHidden) \(insets.top.shortText) \(insets.bottom.shortText)"
            }
            #expect(heights == ["true 91 34", "true 91 34", "true 91 34", "false 91 83"])
        }
    }

    final class Edgy: LoggingController {
        override func viewSafeAreaInsetsDidChange() {
            note("safe area", " \(view.safeAreaInsets.bottom.shortText)")
        }
    }

    @Test(
        "A bar that a push hides stays for the controller behind, and is gone for the pushed one")
    func hidesBottomBarOnce() {
        NavigationStage.run {
            let stage = TabStage("B")
            let (a, c) = (Edgy("A", stage.log), Edgy("C", stage.log))
            c.hidesBottomBarWhenPushed = true
            let navigation = UINavigationController(rootViewController: a)
            stage.tabs.viewControllers = [navigation, stage["B"]]
            stage.tabs.selectedIndex = 0
            UIApplication.shared.commit()
            _ = stage.log.take()
            for _ in 0..<2 {
                navigation.pushViewController(c, animated: true)
                _ = stage.settled()
                navigation.popViewController(animated: true)
                UIApplication.shared.commit()
                #expect(!stage.tabs.tabBar.isHidden)
                _ = stage.settled()
            }
            navigation.pushViewController(c, animated: true)
            #expect(!stage.settled().contains("safe area"))
            #expect(c.view.safeAreaInsets.bottom == 34 && stage.tabs.tabBar.isHidden)
        }
    }

    @Test("The first push in a hidden tab is reported when the tab appears")
    func pushOutOfSight() {
        NavigationStage.run {
            let stage = TabStage("B")
            let navigation = UINavigationController(rootViewController: stage["A"])
            stage.tabs.viewControllers = [stage["B"], navigation]
            stage.tabs.selectedIndex = 1
            stage.tabs.selectedIndex = 0
            _ = stage.log.take()
            navigation.pushViewController(stage["C"], animated: true)
            #expect(!stage.log.take().contains("view"))
            stage.tabs.selectedIndex = 1
            #expect(
                stage.log.take() == """
                    C viewDidLoad
                    C viewWillAppear
                    B viewWillDisappear
                    C viewIsAppearing
                    B viewDidDisappear
                    C viewDidAppear
                    C didMove(toParent:) nil
                    """)
        }
    }

    @Test("The delegate's animator takes its time, and a selection meanwhile waits for its end")
    func animated() {
        NavigationStage.run {
            let stage = TabStage("ABC")
            stage.animator = NavigationSlide(isPop: false)
            stage.tap(stage["B"].tabBarItem)
            stage.tap(stage["C"].tabBarItem)
            #expect(stage.shownTabs == "A B [C]")
            #expect(stage.log.lines.filter { $0.contains("view") }.count == 4)
            #expect(stage.tabs.transitionCoordinator != nil)
            let log = stage.settled()
            #expect(
                log.hasSuffix(
                    """
                    A viewDidDisappear animated
                    B viewDidAppear animated
                    C viewDidLoad
                    C viewWillAppear animated
                    B viewWillDisappear animated
                    C viewIsAppearing animated
                    B viewDidDisappear animated
                    C viewDidAppear animated
                    """))
        }
    }

    @Test("Closed tabs are freed, and with the world all controllers are, also during a switch")
    func lifetimes() {
        weak var tabs: UITabBarController?
        weak var first: UIViewController?
        weak var second: UIViewController?
        UIApplication.withShared(UIApplication()) {
            let stage = TabStage("ABC")
            weak let closed = stage["C"]
            stage.tabs.viewControllers = [stage["A"], stage["B"]]
            (tabs, first, second) = (stage.tabs, stage["A"], stage["B"])
            stage.forget()
            #expect(closed == nil)
            stage.animator = NavigationSlide(isPop: false)
            stage.tabs.selectedIndex = 1
            #expect(stage.tabs.change != nil)
            UIApplication.shared.closeWindows()
            UIApplication.shared.clock.cancelAll()
        }
        #expect(tabs == nil && first == nil && second == nil)
    }
}
