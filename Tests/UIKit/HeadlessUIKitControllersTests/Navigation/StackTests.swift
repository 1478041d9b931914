import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("Navigation stacks") struct StackTests {
    @Test("Popping to the root removes the controllers in between immediately")
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

    @Test("The root is not popped, nor is anything from an empty stack, and no callback comes")
    func nothingToPop() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            #expect(stage.navigation.popViewController(animated: true) == nil)
            #expect(stage.navigation.popToViewController(stage["A"], animated: true) == [])
            #expect(stage.settled() == "" && stage.names == "A" && stage["A"].view.window != nil)
            let empty = NavigationStage()
            #expect(empty.navigation.popViewController(animated: true) == nil)
            #expect(empty.navigation.popToRootViewController(animated: false) == [])
            #expect(empty.settled() == "" && empty.navigation.topViewController == nil)
            empty.push("B")
            empty.navigation.viewControllers = []
            #expect(empty.names == "" && empty["B"].parent == nil)
            _ = empty.settled()
            #expect(empty["B"].viewIfLoaded?.window == nil)
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
                    "UINavigationController \"N\" cannot contain LoggingController \"P\":"
                        + " that is the same controller or an ancestor of it.",
                    "UINavigationController \"N\" was given LoggingController \"A\" more than once."
                        + " It keeps its first position.",
                ])
            #expect(stage.names == "AB")
        }
    }

    @Test(
        "A new stack is a pop to a controller that was in it, a push to another, nothing for the same top",
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

    @Test("The coordinator exists right after the push, also within a turn")
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

    @Test("A controller knows whether it appears by a push, or disappears by a pop")
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

    @Test("A controller that other code removes leaves the stack")
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

    @Test("`show` pushes from any descendant; without a container it presents")
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
