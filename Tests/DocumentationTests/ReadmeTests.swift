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

    @Test("The gestures of the README do what they say")
    func gestures() {
        let window = UIWindow.createWindowForTesting()
        let map = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        let pin = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        let card = UIView(frame: CGRect(x: 0, y: 400, width: 200, height: 100))
        let basket = UIView(frame: CGRect(x: 250, y: 400, width: 100, height: 100))
        let canvas = UIView(frame: CGRect(x: 0, y: 600, width: 100, height: 100))
        map.isMultipleTouchEnabled = true
        for view in [map, pin, card, basket, canvas] { window.addSubview(view) }
        let log = GestureLog()
        let doubleTap = log.named("double tap", UITapGestureRecognizer())
        doubleTap.numberOfTapsRequired = 2
        map.addGestureRecognizer(doubleTap)
        map.addGestureRecognizer(log.named("pinch", UIPinchGestureRecognizer()))
        pin.addGestureRecognizer(log.named("press", UILongPressGestureRecognizer()))
        let swipe = log.named("swipe", UISwipeGestureRecognizer())
        swipe.direction = .left
        card.addGestureRecognizer(swipe)
        canvas.addGestureRecognizer(log.named("tap", UITapGestureRecognizer()))

        tapOn(map.anchor(.bottomRight))
        doubleTapOn(map)
        longPressOn(pin, duration: .seconds(1))
        swipeLeftOn(card)
        drag(card, onto: basket)
        pinchOn(map, scale: 2)
        tapOn(canvas, with: .pencil(force: 2))
        #expect(log.ends == ["double tap", "press", "swipe", "pinch", "tap"])
        #expect(canvas.isHittable)
    }

    @Test("The keys of the README do what they say")
    func typing() {
        final class FourDigits: UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool {
                Int(string) == nil || (textField.text?.count ?? 0) < 4
            }
        }
        let window = UIWindow.createWindowForTesting()
        let name = UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let delegate = FourDigits()
        name.delegate = delegate
        let done = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        done.setTitle("Done", for: .normal)
        var taps = 0
        done.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        name.inputAccessoryView = done
        window.addSubview(name)

        tapOn(name)
        SoftwareKeyboard.main.type("Ada Lovelacw", .delete, "e", .return)
        #expect(name.text == "Ada Lovelace")
        SoftwareKeyboard.main.type(.command + "a", .command + "c")
        #expect(UIPasteboard.general.string == "Ada Lovelace")
        SoftwareKeyboard.main.clearText()
        SoftwareKeyboard.main.type("12345", refused: "5")
        SoftwareKeyboard.main.clearText()
        SoftwareKeyboard.main.type("hi. you", delay: .milliseconds(50), autocapitalizing: true)
        #expect(name.text == "Hi. You")
        SoftwareKeyboard.main.clearText()
        #expect(name.text == "")
        tapOn(theFirstView(withLabel("Done")).inside(SoftwareKeyboard.main))
        #expect(taps == 1)
    }

    @Test("The README's queries by parts of texts, inheritedValues, roles and formats find what they say")
    func findingFurther() {
        let window = UIWindow.createWindowForTesting()
        let row = RowView(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        let name = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        name.text = "Ada"
        let order = UILabel(frame: CGRect(x: 100, y: 0, width: 100, height: 44))
        order.text = "Order 12"
        order.numberOfLines = 0
        for view in [name, order] { row.addSubview(view) }
        let emailLabel = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 44))
        let field = UITextField(frame: CGRect(x: 110, y: 200, width: 100, height: 44))
        field.text = "ada@example.com"
        let buy = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 44))
        buy.setTitle("Buy", for: .normal)
        buy.titleLabel?.isHidden = true
        let save = UIButton(frame: CGRect(x: 0, y: 400, width: 100, height: 44))
        save.setTitle("Save", for: .normal)
        var saves = 0
        save.addAction(UIAction { _ in saves += 1 }, for: .touchUpInside)
        let mixer = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
        let volume = UIAccessibilityElement(accessibilityContainer: mixer)
        volume.accessibilityLabel = "Volume"
        volume.accessibilityTraits = .adjustable
        volume.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 50, height: 50)
        mixer.accessibilityElements = [volume]
        for view in [row, emailLabel, field, buy, save, mixer] { window.addSubview(view) }

        #expect(allViews(withLabel(.prefix("order").ignoringCase)).views == [order])
        #expect(allViews(withText(/Order \d+/)).views == [order])
        #expect(allViews(withValue { $0.count > 3 }).views == [field])
        #expect(theFirstView(ofClass(RowView.self), containing(withText("Ada"))).first == row)
        #expect(theFirstView(ofClass(UITextField.self), rightOf(emailLabel)).first == field)
        #expect(theOnlyView(withTitle("Buy"), visible(atLeast: 0.75)).first == buy)
        tapOn(theOnlyView(withRole(.button, named: "Save")))
        #expect(saves == 1)
        #expect(theFirstElement(withRole(.adjustable, named: "Volume")).count == 1)
        #expect(allViews(having(\UILabel.numberOfLines, 0)).views == [order])
        #expect(allViews(matching(format: "subviews[SIZE] > %@ AND hidden == NO", 2)).views == [window])
    }
}

private final class RowView: UIView {}

/// The gestures that have ended, by the names of their recognizers.
@MainActor
private final class GestureLog {
    private(set) var ends: [String] = []

    func named<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer) -> Recognizer {
        recognizer.addTarget(self, action: GestureLog.note)
        recognizer.name = name
        return recognizer
    }

    func note(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .ended { ends.append(recognizer.name ?? "") }
    }
}

final class GreetingTestCase: RobotTestCase {
    @MainActor func testGreets() async {
        UIWindow.createWindowForTesting().rootViewController = GreetingViewController()
        tapOn(theFirstView(withLabel("Greet")))
        XCTAssertEqual(allViews(withText("Hello, !")).count, 1)
    }
}
