import Robot
import Testing
import XCTest

// The examples of the README, as they stand there.

final class GreetingViewController: UIViewController {
    private let nameField = UITextField(frame: CGRect(x: 20, y: 80, width: 350, height: 44))
    private let greetButton = UIButton(type: .system)
    private let greeting = UILabel(frame: CGRect(x: 20, y: 200, width: 350, height: 24))

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "Name"
        greetButton.setTitle("Greet", for: .normal)
        greetButton.frame = CGRect(x: 20, y: 140, width: 350, height: 44)
        greetButton.addTarget(self, action: GreetingViewController.greet, for: .touchUpInside)
        for subview in [nameField, greetButton, greeting] { view.addSubview(subview) }
    }

    private func greet() {
        // It thinks for a second; no test waits for it.
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
            self?.greeting.text = "Hello, \(self?.nameField.text ?? "")!"
        }
    }
}

@MainActor @Suite(.robot) struct GreetingTests {
    @Test("The button greets")
    func greets() {
        UIWindow.createWindowForTesting().rootViewController = GreetingViewController()
        tapOn(theFirstView(withLabel("Name")))
        SoftwareKeyboard.main.type("Ada")
        tapOn(theFirstView(withLabel("Greet")))
        #expect(theFirstView(withText("Hello, Ada!"), onScreenAndVisible(true)).count == 1)
    }

    @Test("The queries of the README find what they say")
    func finding() {
        let window = UIWindow.createWindowForTesting()
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let delete = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        delete.text = "Delete"
        let email = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 44))
        email.placeholder = "Email"
        email.tag = 3
        let hidden = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
        hidden.isHidden = true
        row.addSubview(delete)
        for view in [row, email, hidden] { window.addSubview(view) }

        #expect(Array(allViews(ofClass(UIButton.self))) == [hidden])
        #expect(Array(allViews(ofExactClass(UIView.self))) == [row])
        #expect(allViews(withText("Hello"), onScreen(true)).isEmpty)
        #expect(Array(allViews(withLabel("Email") || withIdentifier("email"))) == [email])
        #expect(allViews(!withVisibility(true)).first == hidden)
        #expect(Array(allViews { $0.tag == 3 }) == [email])
        #expect(Array(theFirstView(withText("Delete")).inside(row)) == [delete])
        #expect(allViews(ofClass(UILabel.self)).sortedBy(smallestOrigin(), largestSize()).first == delete)
    }
}

final class GreetingTestCase: RobotTestCase {
    @MainActor func testGreets() async {
        UIWindow.createWindowForTesting().rootViewController = GreetingViewController()
        tapOn(theFirstView(withLabel("Greet")))
        XCTAssertEqual(allViews(withText("Hello, !")).count, 1)
    }
}
