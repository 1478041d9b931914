import Guises
import Robot

/// A screen to log in, whose hint does not fit where texts are large.
final class LoginScreen: UIViewController {
    /// How far the button is from where it stands at first, in points.
    var offset: CGFloat = 0
    var buttonTitle = "Log in"
    var clockText = "12:00"

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = label("Welcome", .title1)
        title.frame = CGRect(x: 20, y: 120, width: 300, height: 60)
        let hint = label("The password has eight letters or more", .body)
        hint.frame = CGRect(x: 20, y: 190, width: 300, height: 24)
        let clock = label(clockText, .body)
        clock.accessibilityIdentifier = "clock"
        clock.frame = CGRect(x: 20, y: 230, width: 80, height: 30)
        let button = UIButton(type: .system)
        button.setTitle(buttonTitle, for: .normal)
        button.frame = CGRect(x: 20, y: 280 + offset, width: 120, height: 44)
        for part in [title, hint, clock, button] { view.addSubview(part) }
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        return label
    }
}

/// A folder for what a test writes, removed when the test ends.
func withTemporaryFolder<Result>(_ name: String, _ body: (URL) throws -> Result) throws -> Result {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("robot-\(name)")
    try? FileManager.default.removeItem(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}
