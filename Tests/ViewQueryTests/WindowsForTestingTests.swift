import HeadlessUIKit
import Testing

@testable import ViewQuery

@MainActor
@Suite("Windows that show a screen alone") struct WindowsForTestingTests {
    private final class Square: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 50, height: 9999) }
    }

    @Test("A controller is the window's own, and has appeared")
    func controller() {
        inOwnApplication {
            let controller = UITableViewController(style: .grouped)
            let window = UIWindow.createWindowForTesting(showing: controller)
            #expect(window.isKeyWindow)
            #expect(window.rootViewController === controller)
            UIApplication.shared.commit()
            #expect(controller.view.window === window)
            #expect(controller.view.frame == UIScreen.main.bounds)
        }
    }

    @Test("A view is below the status bar, in the size that it wants, or as large as there is space")
    func views() {
        inOwnApplication {
            let (label, plain, square) = (UILabel(), UIView(), Square())
            label.text = "Hello"
            for view in [label, plain, square] {
                UIWindow.createWindowForTesting(showing: view)
                UIApplication.shared.commit()
            }
            let space = plain.superview.map { $0.bounds.inset(by: $0.safeAreaInsets) }
            #expect(plain.frame == space)
            #expect(plain.frame.minY > 0)
            #expect(label.frame.origin == plain.frame.origin)
            #expect(label.frame.size == label.intrinsicContentSize)
            #expect(square.frame.size == CGSize(width: 50, height: plain.frame.height))
            #expect(label.window?.rootViewController?.view === label.superview)
        }
    }

    @Test("A view that has a size keeps its frame")
    func framed() {
        inOwnApplication {
            let view = UIView(frame: CGRect(x: 10, y: 200, width: 30, height: 40))
            UIWindow.createWindowForTesting(showing: view)
            UIApplication.shared.commit()
            #expect(view.frame == CGRect(x: 10, y: 200, width: 30, height: 40))
        }
    }
}
