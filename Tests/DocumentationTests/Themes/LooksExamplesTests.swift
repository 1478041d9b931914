import Robot
import Testing

// Example of Controls.md
final class CardView: UIView {
    var cornerColor = UIColor.systemGray {
        didSet { recordAppearance(\.cornerColor) }
    }
}
// End of example

@MainActor @Suite("Examples of looks", .robot) struct LooksExamplesTests {
    private let window = UIWindow.createWindowForTesting()

    @Test("Appearance proxies give bars and buttons their looks")
    func proxies() {
        // Example of Controls.md
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
        UIButton.appearance(whenContainedInInstancesOf: [CardView.self]).tintColor = .white
        // End of example
        CardView.appearance().cornerColor = .red
        let controller = UIViewController()
        controller.title = "Cards"
        let navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation
        let card = CardView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        let button = UIButton(type: .system)
        card.addSubview(button)
        controller.view.addSubview(card)
        let title = navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor
        #expect(title == .systemIndigo)
        #expect(button.tintColor == .white)
        #expect(card.cornerColor == .red)
    }

    @Test("A navigation item gives its bar an appearance")
    func bars() {
        final class Screen: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                // Example of Controls.md
                let look = UINavigationBarAppearance()
                look.configureWithOpaqueBackground()
                look.titleTextAttributes = [.foregroundColor: UIColor.white]
                navigationItem.standardAppearance = look
                // End of example
            }
        }
        let screen = Screen()
        screen.title = "Inbox"
        window.rootViewController = UINavigationController(rootViewController: screen)
        let label = allViews(ofClass(UILabel.self), withText("Inbox")).views.first as? UILabel
        #expect(label?.textColor == .white)
    }
}
