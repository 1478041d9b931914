import Foundation
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("Pushes and pops") struct PushAndPopTests {
    @Test("A push calls the old controller, the new one and the delegate, at its start and its end")
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

    @Test("A pop calls them in the same order, and frees the old controller at its end")
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

    @Test("Without animation all callbacks of a push or pop have happened when the call returns")
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

    @Test("The initial stack's top controller appears with the window, and it alone")
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
        "What is pushed before the window is shown appears with it, without a transition")
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

    @Test("Several pushes in one turn are one transition to the last")
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

    @Test("Requests during a transition are one more transition after its end")
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
}
