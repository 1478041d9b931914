import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing

/// Transitions in whose callbacks something else is shown: a third controller, another root, a presentation.
@MainActor
@Suite("Transitions with other transitions in their callbacks") struct InterruptedTransitionTests {
    /// A container that shows A, and can show others.
    enum Container: String, CaseIterable, CustomTestStringConvertible {
        case navigation, tabs, pages

        var testDescription: String { rawValue }
    }

    enum Interruption: String, CaseIterable, CustomTestStringConvertible {
        case anotherRoot, third, back, presentation, moved

        var testDescription: String { rawValue }
    }

    /// Callbacks of the controller that is shown and of the one that comes.
    private static let phases = [
        "A viewWillDisappear", "A viewDidDisappear", "B viewDidLoad", "B viewWillAppear", "B viewIsAppearing",
        "B viewDidAppear", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews",
    ]

    /// A window with a container in it, whose transition from A to B is interrupted.
    @MainActor
    private final class Stage {
        let log = EventLog()
        let window = UIWindow()
        let container: UIViewController
        let controllers: [LoggingController]

        init(_ kind: Container) {
            controllers = ["A", "B", "C", "X"].map { [log] in LoggingController($0, log) }
            for controller in controllers { controller.writesLayout = true }
            switch kind {
            case .navigation: container = UINavigationController()
            case .tabs:
                let tabs = UITabBarController()
                tabs.viewControllers = Array(controllers.prefix(3))
                container = tabs
            case .pages:
                container = UIPageViewController(
                    transitionStyle: .scroll, navigationOrientation: .horizontal)
            }
            container.title = kind.rawValue
            show(0, animated: false)
            window.rootViewController = container
            window.makeKeyAndVisible()
            rest()
        }

        func rest() { UIApplication.shared.clock.advance(by: .seconds(5)) }

        func show(_ index: Int, animated: Bool) {
            let controller = controllers[index]
            switch container {
            case let navigation as UINavigationController:
                let isBelow = navigation.viewControllers.contains { $0 === controller }
                if isBelow {
                    navigation.popToViewController(controller, animated: animated)
                } else {
                    navigation.pushViewController(controller, animated: animated)
                }
            case let tabs as UITabBarController: tabs.selectedViewController = controller
            case let pages as UIPageViewController:
                pages.setViewControllers(
                    [controller], direction: index == 0 ? .reverse : .forward, animated: animated)
            default: break
            }
        }

        func interrupt(_ interruption: Interruption, animated: Bool) {
            switch interruption {
            case .anotherRoot: window.rootViewController = controllers[3]
            case .third: show(2, animated: animated)
            case .back: show(0, animated: animated)
            case .presentation:
                controllers[3].modalPresentationStyle = .fullScreen
                container.present(controllers[3], animated: animated)
            case .moved:
                let other = UINavigationController()
                other.title = "other"
                other.viewControllers = [controllers[1]]
                window.rootViewController = other
            }
        }

        var faults: [String] {
            ScreenCheck.faults(in: window) + ScreenCheck.appearanceFaults(of: controllers, in: log.lines)
        }
    }

    @Test(
        "What is on top in the end is shown, and each controller is told of its appearance in order",
        arguments: Container.allCases, Interruption.allCases)
    func table(container: Container, interruption: Interruption) {
        for phase in Self.phases {
            for (isAnimated, isInterruptedAnimated) in [
                (true, true), (true, false), (false, true), (false, false),
            ] {
                inOwnWorld {
                    let stage = Stage(container)
                    let words = phase.split(separator: " ")
                    reactOnce(stage.controllers[words[0] == "A" ? 0 : 1], to: String(words[1])) {
                        stage.interrupt(interruption, animated: isInterruptedAnimated)
                    }
                    let failures = failureTexts {
                        stage.show(1, animated: isAnimated)
                        stage.rest()
                    }
                    #expect(
                        failures + stage.faults == [],
                        "\(phase), \(isAnimated), \(isInterruptedAnimated):\n\(stage.log.text)")
                }
            }
        }
    }

    @Test("The bar has the items of a stack that was changed below its top during a transition")
    func itemsBelow() {
        inOwnWorld {
            let stage = Stage(.navigation)
            let navigation = stage.container as? UINavigationController
            stage.show(1, animated: true)
            stage.show(2, animated: true)
            navigation?.viewControllers = [1, 0, 2].map { stage.controllers[$0] }
            navigation?.viewControllers = [0, 1].map { stage.controllers[$0] }
            stage.rest()
            #expect(navigation?.navigationBar.items?.map(\.title) == ["A", "B"])
            #expect(stage.faults == [])
        }
    }
}
