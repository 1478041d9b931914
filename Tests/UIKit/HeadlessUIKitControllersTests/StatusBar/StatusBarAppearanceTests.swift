import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// The status bar's appearance on the application, and the edges where its gestures come first.
@MainActor
@Suite("Status bar appearance") struct StatusBarAppearanceTests {
    private final class Page: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    }

    private final class Container: UIViewController {
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
    }

    private func inWindow(_ controller: UIViewController, _ body: (UIWindow) -> Void) {
        inOwnWorld {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            body(window)
        }
    }

    @Test("The application's properties are the controller's in front")
    func controllers() {
        inWindow(Page()) { _ in
            #expect(UIApplication.shared.statusBarStyle == .lightContent)
            #expect(UIApplication.shared.isStatusBarHidden)
        }
    }

    @Test("Where controllers determine it, setting the application's is a failure")
    func refused() {
        inWindow(UIViewController()) { _ in
            let texts = failureTexts { UIApplication.shared.isStatusBarHidden = true }
            #expect(
                texts == [
                    "UIApplication.isStatusBarHidden was set, which has no effect: view controllers determine "
                        + "the status bar. Set declarations.controllersDetermineStatusBar to false if the "
                        + "Info.plist says so."
                ])
            #expect(!UIApplication.shared.isStatusBarHidden)
        }
    }

    @Test("Where the declarations say so, the application determines it")
    func application() {
        inWindow(Page()) { window in
            UIApplication.shared.declarations.controllersDetermineStatusBar = false
            #expect(
                UIApplication.shared.statusBarStyle == .default && !UIApplication.shared.isStatusBarHidden)
            UIApplication.shared.statusBarStyle = .darkContent
            UIApplication.shared.isStatusBarHidden = true
            #expect(window.windowScene?.statusBarManager?.statusBarStyle == .darkContent)
            #expect(window.windowScene?.statusBarManager?.isStatusBarHidden == true)
        }
    }

    @Test("The edges where gestures come first are those of the controller in front, or of its child")
    func edges() {
        let container = Container()
        container.addChild(Page())
        inWindow(container) { window in
            #expect(window.edgesDeferringSystemGestures == .bottom)
            window.rootViewController = UIViewController()
            #expect(window.edgesDeferringSystemGestures == [])
        }
    }
}
