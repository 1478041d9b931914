import Robot

/// A screen that says which it is.
class ExampleScreen: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 150, width: 300, height: 30))
        label.text = "This is \(title ?? "")"
        view.addSubview(label)
    }
}

/// Examples that happen on screens in a window.
@MainActor
protocol ScreenExamples {
    var window: UIWindow { get }
}

extension ScreenExamples {
    func show(_ title: String) -> UIViewController {
        let screen = ExampleScreen(title)
        window.rootViewController = screen
        return screen
    }

    func isShown(_ text: String) -> Bool {
        !allViews(withText(text), onScreenAndVisible(true)).isEmpty
    }
}
