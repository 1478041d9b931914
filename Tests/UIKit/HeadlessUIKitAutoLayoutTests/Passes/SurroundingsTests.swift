import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Constraints and the surroundings of a view") struct SurroundingsTests {
    /// A controller whose view has a field that fills the part that bars and the keyboard leave free.
    private final class Screen: UIViewController {
        let field = UITextView()

        override func viewDidLoad() {
            super.viewDidLoad()
            field.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
                field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
        }

        /// The free part, in the view's coordinates.
        var free: CGRect { view.bounds.inset(by: view.safeAreaInsets) }
    }

    private func inWindow(_ controller: UIViewController, _ body: (UIWindow) -> Void) {
        inOwnWorld {
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            settle()
            body(window)
        }
    }

    /// Lets animations end.
    private func settle() {
        UIApplication.shared.clock.advance(by: .seconds(2))
    }

    @Test("The keyboard moves a constrained view as it comes and goes")
    func keyboard() {
        let screen = Screen()
        inWindow(screen) { window in
            #expect(screen.field.frame == screen.free)
            screen.field.becomeFirstResponder()
            settle()
            let guide = screen.view.keyboardLayoutGuide.layoutFrame
            #expect(guide.height > 200)
            #expect(screen.field.frame.maxY == guide.minY)
            #expect(screen.field.frame.minY == screen.free.minY)
            screen.view.endEditing(true)
            settle()
            #expect(screen.field.frame == screen.free)
            screen.view.keyboardLayoutGuide.usesBottomSafeArea = false
            settle()
            #expect(screen.field.frame.maxY == screen.view.bounds.maxY)
        }
    }

    @Test("A navigation bar, its large title and a tab bar move a constrained view")
    func bars() {
        let screen = Screen()
        screen.title = "Inbox"
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        inWindow(tabs) { window in
            let small = screen.field.frame
            #expect(small == screen.free)
            navigation.navigationBar.prefersLargeTitles = true
            settle()
            #expect(screen.field.frame == screen.free)
            #expect(screen.field.frame.minY > small.minY)
            navigation.setNavigationBarHidden(true, animated: false)
            settle()
            #expect(screen.field.frame == screen.free)
            #expect(screen.field.frame.minY < small.minY)
        }
    }

    @Test("A rotation of the device moves a constrained view")
    func rotation() {
        let screen = Screen()
        inWindow(screen) { window in
            let upright = screen.field.frame
            UIApplication.shared.device.rotate(to: .landscapeLeft)
            settle()
            #expect(screen.field.frame == screen.free)
            #expect(screen.field.frame.width > screen.field.frame.height)
            UIApplication.shared.device.rotate(to: .portrait)
            settle()
            #expect(screen.field.frame == upright)
        }
    }

    @Test("A sheet, and a controller that adds to the safe area, move a constrained view")
    func presented() {
        let root = UIViewController()
        inWindow(root) { window in
            let screen = Screen()
            root.present(screen, animated: false)
            settle()
            #expect(screen.field.frame == screen.free)
            screen.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 0)
            settle()
            #expect(screen.field.frame == screen.free)
            #expect(screen.free.minX == 10)
        }
    }
}
