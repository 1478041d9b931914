import FailureReporting
import Foundation
import Testing
import TimeLapse

@testable import HeadlessUIKit

@MainActor
@Suite struct PushAndPopTests {
    @Test("A push tells the old one, the new one and the delegate, and tells them again at its end")
    func push() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            stage.push("B")
            #expect(
                stage.log.take() == """
                    B willMove(toParent:) N
                    B viewDidLoad
                    A viewWillDisappear animated
                    B viewWillAppear animated
                    willShow B animated
                    B viewIsAppearing animated
                    """)
            #expect(stage.navigation.topViewController === stage["B"] && stage.names == "AB")
            #expect(stage["A"].view.window != nil)
            #expect(
                stage.settled() == """
                    A viewDidDisappear animated
                    B viewDidAppear animated
                    B didMove(toParent:) N
                    didShow B animated
                    """)
            #expect(stage["A"].view.window == nil && stage["B"].view.frame == stage.window.bounds)
        }
    }

    @Test("A pop tells them in the same order, and lets the old one go at its end")
    func pop() {
        NavigationStage.run {
            let stage = NavigationStage("A", "B")
            #expect(stage.navigation.popViewController(animated: true) === stage["B"])
            #expect(
                stage.log.take() == """
                    B willMove(toParent:) nil
                    A viewDidLoad
                    B viewWillDisappear animated
                    A viewWillAppear animated
                    willShow A animated
                    A viewIsAppearing animated
                    """)
            #expect(stage["B"].navigationController === stage.navigation && stage.names == "A")
            #expect(
                stage.settled() == """
                    B viewDidDisappear animated
                    A viewDidAppear animated
                    B didMove(toParent:) nil
                    didShow A animated
                    """)
            #expect(stage["B"].navigationController == nil && stage["B"].view.superview == nil)
            #expect(stage.navigation.popViewController(animated: true) == nil, "the root stays")
            #expect(stage.log.take() == "" && stage.names == "A")
        }
    }

    @Test("Without animation all of it has happened when the call returns")
    func withoutAnimation() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            stage.push("B", animated: false)
            let pushed = """
                B willMove(toParent:) N
                B viewDidLoad
                A viewWillDisappear
                B viewWillAppear
                willShow B
                B viewIsAppearing
                A viewDidDisappear
                B viewDidAppear
                B didMove(toParent:) N
                didShow B
                """
            #expect(stage.log.take() == pushed)
            stage.navigation.popViewController(animated: false)
            _ = stage.log.take()
            stage["C"].title = "B"
            TimeLapse.disableAnimations { stage.push("C") }
            #expect(stage.log.take() == pushed, "animations that are disabled are none")
        }
    }

    @Test("The stack that the window is shown with is told with it, the top one alone")
    func first() {
        NavigationStage.run {
            let stage = NavigationStage("A", "B", isShown: false)
            #expect(
                stage.log.take() == """
                    A willMove(toParent:) N
                    B willMove(toParent:) N
                    A didMove(toParent:) N
                    """)
            stage.window.rootViewController = stage.navigation
            stage.window.isHidden = false
            #expect(
                stage.log.take() == """
                    B viewDidLoad
                    B viewWillAppear
                    willShow B
                    B viewIsAppearing
                    B viewDidAppear
                    B didMove(toParent:) N
                    didShow B
                    """)
            #expect(!stage["A"].isViewLoaded)
            stage.window.isHidden = true
            #expect(stage.log.take() == "B viewWillDisappear\nB viewDidDisappear")
        }
    }

    @Test(
        "What is pushed before the window is shown is there when it is, without having been seen on the way")
    func beforeWindow() {
        NavigationStage.run {
            let stage = NavigationStage("A", isShown: false)
            stage.push("B")
            stage.push("C")
            stage.navigation.popViewController(animated: true)
            stage.window.rootViewController = stage.navigation
            stage.window.isHidden = false
            let told = stage.log.lines.filter { $0.contains("view") }
            #expect(
                told
                    == ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"].map { "B \($0)" }
            )
            #expect(stage.names == "AB" && stage["C"].parent == nil)
        }
    }

    @Test("What is pushed in one turn is one transition to the last")
    func several() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            UIApplication.shared.asOneTurn {
                stage.push("B", animated: false)
                stage.push("C", animated: false)
                stage.push("D", animated: true)
                #expect(stage.names == "ABCD")
                #expect(!stage.log.lines.contains { $0.contains("view") })
            }
            #expect(stage.log.lines.contains("D viewWillAppear animated"))
            _ = stage.settled()
            #expect(!stage["B"].isViewLoaded && !stage["C"].isViewLoaded)
            #expect(stage["B"].parent === stage.navigation)
        }
    }

    @Test("What is pushed and popped in one turn leaves no trace")
    func pushedAndPopped() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            UIApplication.shared.asOneTurn {
                stage.push("B")
                stage.navigation.popViewController(animated: true)
                stage.push("C")
                stage.navigation.setViewControllers([stage["A"]], animated: true)
            }
            #expect(
                stage.settled() == """
                    B willMove(toParent:) N
                    B willMove(toParent:) nil
                    B didMove(toParent:) nil
                    C willMove(toParent:) N
                    C willMove(toParent:) nil
                    C didMove(toParent:) nil
                    """)
        }
    }

    @Test("What is asked for during a transition comes after its end, in one more")
    func during() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            stage.push("B")
            stage.push("C")
            stage.push("D")
            _ = stage.log.take()
            UIApplication.shared.clock.advance(by: .milliseconds(360))
            #expect(
                stage.log.take() == """
                    A viewDidDisappear animated
                    B viewDidAppear animated
                    B didMove(toParent:) N
                    didShow B animated
                    D viewDidLoad
                    B viewWillDisappear animated
                    D viewWillAppear animated
                    willShow D animated
                    D viewIsAppearing animated
                    """)
            stage.navigation.popToRootViewController(animated: true)
            let log = stage.settled()
            #expect(log.hasSuffix("didShow A animated") && stage.names == "A")
            #expect(stage.navigation.children == [stage["A"]])
        }
    }

    @Test("The way to the root lets those in between go at once")
    func toRoot() {
        NavigationStage.run {
            let stage = NavigationStage("A", "B", "C")
            let popped = stage.navigation.popToRootViewController(animated: false)
            #expect(popped == [stage["B"], stage["C"]])
            #expect(
                stage.log.take() == """
                    C willMove(toParent:) nil
                    B willMove(toParent:) nil
                    B didMove(toParent:) nil
                    A viewDidLoad
                    C viewWillDisappear
                    A viewWillAppear
                    willShow A
                    A viewIsAppearing
                    C viewDidDisappear
                    A viewDidAppear
                    C didMove(toParent:) nil
                    didShow A
                    """)
            #expect(stage.navigation.popToRootViewController(animated: true) == [])
        }
    }

    @Test("Popping to one in the stack returns those above it; to any other is a failure")
    func toOne() {
        NavigationStage.run {
            let stage = NavigationStage("A", "B", "C")
            #expect(
                stage.navigation.popToViewController(stage["B"], animated: false) == [stage["C"]])
            let failures = FailureCollector.failures {
                #expect(stage.navigation.popToViewController(stage["C"], animated: false) == nil)
            }
            #expect(
                failures.map(\.text) == [
                    "UINavigationController \"N\" was asked to pop to LoggingController \"C\", which is not in its stack."
                ])
        }
    }

    @Test("What cannot be pushed is a failure, and leaves the stack as it is")
    func refused() {
        NavigationStage.run {
            let stage = NavigationStage("A", "B")
            let other = UINavigationController()
            let parent = LoggingController("P", stage.log)
            stage.window.rootViewController = nil
            parent.contain(stage.navigation)
            let failures = FailureCollector.failures {
                stage.push("A")
                stage.navigation.pushViewController(other, animated: true)
                stage.navigation.pushViewController(parent, animated: true)
                stage.navigation.viewControllers = [stage["A"], stage["B"], stage["A"]]
            }
            #expect(
                failures.map(\.text) == [
                    "LoggingController \"A\" is in the stack of UINavigationController \"N\" already:"
                        + " pushing the same view controller more than once is not supported.",
                    "UINavigationController \"N\" was asked to push UINavigationController:"
                        + " pushing a navigation controller is not supported. Present it instead.",
                    "UINavigationController \"N\" cannot contain LoggingController \"P\","
                        + " which contains it or is it.",
                    "UINavigationController \"N\" was given LoggingController \"A\" more than once."
                        + " It stays where it is first.",
                ])
            #expect(stage.names == "AB")
        }
    }

    @Test(
        "Another stack is a pop to one that was in it, a push to one that was not, nothing for the same top",
        arguments: [("ABC", "A", "pop"), ("ABC", "CB", "pop"), ("AB", "CD", "push"), ("AB", "CB", "")])
    func set(old: String, new: String, operation: String) {
        NavigationStage.run {
            let stage = NavigationStage()
            stage.navigation.viewControllers = old.map { stage[String($0)] }
            let slide = NavigationSlide(isPop: false)
            stage.animator = slide
            stage.navigation.setViewControllers(new.map { stage[String($0)] }, animated: true)
            let asked = stage.log.lines.first { $0.hasPrefix("animator") } ?? ""
            #expect(
                asked == (operation.isEmpty ? "" : "animator for \(operation) \(old.last!) to \(new.last!)"))
            _ = stage.settled()
            #expect(stage.names == new)
            #expect(Set(stage.navigation.children) == Set(stage.navigation.viewControllers))
            #expect(stage.navigation.viewControllers.last?.view.window != nil)
        }
    }

    @Test("The coordinator is there right after the push, also in the middle of a turn")
    func coordinator() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            UIApplication.shared.asOneTurn {
                stage.push("B")
                let coordinator = stage.navigation.transitionCoordinator
                coordinator?.animate(alongsideTransition: nil) { _ in stage.log.add("completion") }
                #expect(coordinator != nil && stage["B"].transitionCoordinator != nil)
                #expect(stage.log.take().hasSuffix("B viewIsAppearing animated"))
            }
            #expect(stage.settled().hasSuffix("didShow B animated\ncompletion"))
            #expect(stage.navigation.transitionCoordinator == nil)
        }
    }

    @Test("A controller can ask whether it comes because it was pushed, or goes because it was popped")
    func moving() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            var ways: [String] = []
            for name in ["A", "B"] {
                for event in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
                    stage[name].reactions[event] = { [unowned controller = stage[name]] in
                        guard controller.isMovingToParent || controller.isMovingFromParent else { return }
                        ways.append("\(name) \(event) \(controller.isMovingToParent ? "pushed" : "popped")")
                    }
                }
            }
            stage.push("B")
            _ = stage.settled()
            stage.navigation.popViewController(animated: true)
            _ = stage.settled()
            #expect(
                ways == [
                    "B viewWillAppear pushed", "B viewDidAppear pushed", "B viewWillDisappear popped",
                    "B viewDidDisappear popped",
                ])
        }
    }

    @Test("A controller that is taken out by somebody else leaves the stack")
    func takenOut() {
        NavigationStage.run {
            let stage = NavigationStage("A", "B")
            let other = UINavigationController()
            other.pushViewController(stage["B"], animated: false)
            #expect(stage.names == "A" && stage["A"].view.window != nil)
            #expect(other.viewControllers == [stage["B"]] && stage["B"].parent === other)
            stage.push("C", animated: false)
            stage["C"].leave()
            #expect(stage.names == "A" && stage["A"].view.window != nil)
        }
    }

    @Test("show pushes from wherever it is asked; without a container it presents")
    func show() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            let child = UIViewController()
            stage["A"].contain(child)
            child.show(stage["B"], sender: nil)
            #expect(stage.names == "AB")
            let alone = UIViewController()
            let window = UIWindow.showing(alone)
            alone.show(stage["C"], sender: nil)
            #expect(alone.presentedViewController === stage["C"])
            window.isHidden = true
        }
    }
}
