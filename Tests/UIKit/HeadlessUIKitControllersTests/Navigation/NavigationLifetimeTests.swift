import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("Lifetimes in navigation controllers") struct NavigationLifetimeTests {
    @Test("A popped controller is freed at the end of its transition")
    func popped() {
        NavigationStage.run {
            let stage = NavigationStage("A", "B")
            weak let popped = stage["B"]
            stage.forget()
            stage.navigation.popViewController(animated: true)
            #expect(popped != nil)
            _ = stage.settled()
            #expect(popped == nil)
        }
    }

    @Test("A replaced stack is freed, also controllers that were never visible", arguments: [true, false])
    func replaced(animated: Bool) {
        NavigationStage.run {
            let stage = NavigationStage("A", "B")
            weak let (first, second) = (stage["A"], stage["B"])
            stage.forget()
            stage.navigation.setViewControllers([UIViewController()], animated: animated)
            _ = stage.settled()
            #expect(first == nil && second == nil)
        }
    }

    @Test("A controller that is popped while nothing is visible is freed immediately")
    func poppedOutOfSight() {
        NavigationStage.run {
            let stage = NavigationStage("A", "B")
            stage.window.isHidden = true
            weak let popped = stage["B"]
            stage.forget()
            stage.navigation.popViewController(animated: true)
            #expect(popped == nil)
        }
    }

    enum End: String, CaseIterable {
        case push, pop, swipe, swipeLetGo
    }

    @Test(
        "A world that ends during a transition leaves no controller behind",
        arguments: End.allCases)
    func inTheMiddle(_ end: End) {
        weak var navigation: UINavigationController?
        weak var first: UIViewController?
        weak var second: UIViewController?
        weak var window: UIWindow?
        UIApplication.withShared(UIApplication()) {
            let stage = NavigationStage("A")
            if end != .push { stage.push("B", animated: false) }
            switch end {
            case .push: stage.push("B")
            case .pop: stage.navigation.popViewController(animated: true)
            case .swipe, .swipeLetGo:
                let finger = Finger(down: CGPoint(x: 1, y: 400))
                for x in stride(from: 20, through: 200, by: 20) { finger.move(to: CGPoint(x: x, y: 400)) }
                if end == .swipeLetGo { finger.lift() }
            }
            #expect(stage.navigation.change != nil)
            (navigation, window) = (stage.navigation, stage.window)
            (first, second) = (stage["A"], stage["B"])
            stage.forget()
            UIApplication.shared.closeWindows()
            UIApplication.shared.clock.cancelAll()
        }
        #expect(navigation == nil && window == nil && first == nil && second == nil)
    }

    @Test("A transition whose view leaves the window ends, with its callbacks")
    func leavingWindow() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            stage.push("B")
            _ = stage.log.take()
            stage.window.isHidden = true
            #expect(
                stage.log.take() == """
                    B viewWillDisappear
                    A viewDidDisappear animated
                    B viewDidDisappear
                    B didMove(toParent:) N
                    didShow B animated
                    """)
            stage.window.isHidden = false
            #expect(stage.log.lines.filter { $0.contains("Appear") }.map { $0.first } == ["B", "B", "B"])
            #expect(stage["B"].view.window != nil && stage["A"].view.superview == nil)
        }
    }

    /// Errors in the order of the controllers' appearance calls.
    private func faults(_ stage: NavigationStage, _ lines: [String]) -> [String] {
        let successors = [
            "viewWillAppear": ["viewDidAppear", "viewWillDisappear"], "viewDidAppear": ["viewWillDisappear"],
            "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
            "viewDidDisappear": ["viewWillAppear"],
        ]
        var faults: [String] = []
        for name in "ABCDEF" {
            let calls = lines.compactMap { line -> String? in
                let words = line.split(separator: " ")
                return words[0] == String(name) && successors[String(words[1])] != nil
                    ? String(words[1]) : nil
            }
            for (call, next) in zip(calls, calls.dropFirst()) where successors[call]?.contains(next) != true {
                faults.append("\(name): \(next) after \(call)")
            }
            let controller = stage[String(name)]
            let isTop = stage.navigation.topViewController === controller
            if calls.last != (isTop ? "viewDidAppear" : calls.isEmpty ? nil : "viewDidDisappear") {
                faults.append("\(name): \(calls.last ?? "nothing"), on top \(isTop)")
            }
            let isIn = stage.navigation.viewControllers.contains { $0 === controller }
            if (controller.parent === stage.navigation) != isIn { faults.append("\(name): child, or not") }
            if (controller.viewIfLoaded?.window != nil) != isTop {
                faults.append("\(name): in sight, or not")
            }
        }
        return faults
    }

    @Test(
        "After any pushes, pops and sets, the stack is what an array would be",
        arguments: 0..<UInt64(Rounds.of(30, share: 10)))
    func property(seed: UInt64) {
        NavigationStage.run {
            var numbers = SeededNumbers(seed: seed)
            let stage = NavigationStage("A", isShown: false)
            for name in "ABCDEF" { _ = stage[String(name)] }
            var model = ["A"]
            var lines: [String] = []
            stage.window.rootViewController = stage.navigation
            stage.window.isHidden = false
            for _ in 0..<80 {
                let isAnimated = numbers.next(below: 2) == 0
                let name = String(numbers.element(of: Array("ABCDEF")))
                let step: @MainActor () -> Void = {
                    switch numbers.next(below: 10) {
                    case 0..<3:
                        if !model.contains(name) {
                            model.append(name)
                            stage.push(name, animated: isAnimated)
                        }
                    case 3..<5:
                        if model.count > 1 { model.removeLast() }
                        stage.navigation.popViewController(animated: isAnimated)
                    case 5:
                        model = [model[0]]
                        stage.navigation.popToRootViewController(animated: isAnimated)
                    case 6:
                        model = "ABCDEF".map { String($0) }.filter { _ in numbers.next(below: 3) == 0 }
                        if model.isEmpty { model = ["F"] }
                        stage.navigation.setViewControllers(model.map { stage[$0] }, animated: isAnimated)
                    case 7:
                        let finger = Finger(down: CGPoint(x: 1, y: 400))
                        let goes = numbers.next(below: 2) == 0
                        let began = stage.navigation.canPopInteractively()
                        finger.move(to: CGPoint(x: 60, y: 400))
                        finger.move(to: CGPoint(x: goes ? 350 : 80, y: 400))
                        UIApplication.shared.clock.advance(by: .milliseconds(200))
                        finger.move(to: CGPoint(x: goes ? 351 : 79, y: 400))
                        finger.lift()
                        UIApplication.shared.clock.advance(by: .seconds(2))
                        if began, goes { model.removeLast() }
                    default:
                        UIApplication.shared.clock.advance(by: .milliseconds(numbers.next(below: 5) * 100))
                    }
                }
                if numbers.next(below: 4) == 0 {
                    UIApplication.shared.asOneTurn(step)
                } else {
                    step()
                }
                #expect(stage.navigation.viewControllers.map { $0.title ?? "" } == model)
            }
            UIApplication.shared.clock.advance(by: .seconds(3))
            lines = stage.log.lines
            #expect(faults(stage, lines) == [])
        }
    }
}
