import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("Mirrored containers") struct MirroredContainersTests {
    /// Drags a finger across the screen, slowly.
    private func drag(from start: CGFloat, to end: CGFloat) {
        let clock = UIApplication.shared.clock
        let finger = Finger(down: CGPoint(x: start, y: 400))
        for step in 1...10 {
            clock.advance(by: .milliseconds(16))
            finger.move(to: CGPoint(x: start + (end - start) * CGFloat(step) / 10, y: 400))
        }
        clock.advance(by: .seconds(1))
        finger.move(to: CGPoint(x: end, y: 401))
        finger.lift()
        clock.advance(by: .seconds(1))
    }

    @Test("A push comes in from the left, and a swipe from the right edge pops")
    func navigation() {
        inOwnWorld {
            SimulatedDevice.current.language = .arabic
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = UIWindow.showing(navigation)
            let next = UIViewController()
            navigation.pushViewController(next, animated: true)
            window.layoutIfNeeded()
            let width = window.bounds.width
            #expect(next.view.layer.presentation()?.frame.minX == -width)
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(
                navigation.interactivePopGestureRecognizer.map {
                    ($0 as? UIScreenEdgePanGestureRecognizer)?.edges
                } == .right)
            drag(from: 1, to: 300)
            #expect(navigation.viewControllers.count == 2)
            drag(from: width - 1, to: width - 300)
            #expect(navigation.viewControllers.count == 1)
            window.isHidden = true
        }
    }

    @Test("A navigation controller's view that is read from the right decides, in any language")
    func forced() {
        inOwnWorld {
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.view.semanticContentAttribute = .forceRightToLeft
            let window = UIWindow.showing(navigation)
            navigation.pushViewController(UIViewController(), animated: false)
            window.layoutIfNeeded()
            let width = window.bounds.width
            drag(from: width - 1, to: width - 300)
            #expect(navigation.viewControllers.count == 1)
            window.isHidden = true
        }
    }

    private final class Pages: UIPageViewControllerDataSource {
        let controllers = (0..<3).map { _ in UIViewController() }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { neighbour(of: viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { neighbour(of: viewController, 1) }

        private func neighbour(of controller: UIViewController, _ step: Int) -> UIViewController? {
            let index = (controllers.firstIndex { $0 === controller } ?? 0) + step
            return controllers.indices.contains(index) ? controllers[index] : nil
        }
    }

    @Test("A drag to the right turns to the next page, and code turns to it in the same direction")
    func pages() {
        inOwnWorld {
            SimulatedDevice.current.language = .arabic
            let source = Pages()
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = source
            pages.setViewControllers([source.controllers[0]], direction: .forward, animated: false)
            let window = UIWindow.showing(pages)
            window.layoutIfNeeded()
            drag(from: 50, to: 350)
            #expect(pages.viewControllers == [source.controllers[1]])
            drag(from: 350, to: 50)
            #expect(pages.viewControllers == [source.controllers[0]])
            drag(from: 350, to: 50)
            #expect(pages.viewControllers == [source.controllers[0]])
            pages.setViewControllers([source.controllers[2]], direction: .forward, animated: true)
            #expect(source.controllers[2].view.frame.maxX == source.controllers[0].view.frame.minX)
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(pages.viewControllers == [source.controllers[2]])
            window.isHidden = true
        }
    }

    @Test("The columns of a split view begin at the right")
    func columns() {
        UIApplication.withShared(UIApplication(device: .iPadPro11)) {
            SimulatedDevice.current.rotate(to: .landscapeLeft)
            SimulatedDevice.current.language = .hebrew
            let split = UISplitViewController(style: .doubleColumn)
            let (primary, secondary) = (UIViewController(), UIViewController())
            split.setViewController(primary, for: .primary)
            split.setViewController(secondary, for: .secondary)
            let window = UIWindow.showing(split)
            window.layoutIfNeeded()
            let first = primary.view.convert(primary.view.bounds, to: window)
            let second = secondary.view.convert(secondary.view.bounds, to: window)
            #expect(first.maxX == window.bounds.maxX)
            #expect(second.minX == 0 && second.maxX == first.minX)
            window.isHidden = true
            UIApplication.shared.closeWindows()
        }
    }

    @Test("The margins of a controller's view, and the minimum of the system, follow the direction")
    func margins() {
        inOwnWorld {
            let controller = UIViewController()
            controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 1, leading: 40, bottom: 2, trailing: 5)
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 1, left: 40, bottom: 2, right: 16))
            controller.view.semanticContentAttribute = .forceRightToLeft
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 1, left: 16, bottom: 2, right: 40))
            #expect(controller.view.directionalLayoutMargins.leading == 40)
        }
    }
}
