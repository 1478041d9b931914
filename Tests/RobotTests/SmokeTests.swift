import Robot
import Testing

final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
    let button = UIButton(type: .system)
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    override func viewDidLoad() {
        field.placeholder = "Email"
        button.frame = CGRect(x: 20, y: 300, width: 350, height: 44)
        button.setTitle("Sign in", for: .normal)
        button.addTarget(self, action: Form.signIn, for: .touchUpInside)
        for v in [field, button, label] { view.addSubview(v) }
    }
    func signIn() {
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in
            UIView.animate(withDuration: 0.3) {
                self?.label.text = "Welcome"
            } completion: { _ in
                self?.label.alpha = 0.5
            }
        }
    }
}

@MainActor @Suite(.robot) struct SmokeTests {
    @Test("It goes") func go() {
        UIWindow.createWindowForTesting().rootViewController = Form()
        tapOn(theFirstView(withLabel("Email")))
        SoftwareKeyboard.main.type("ada@example.com")
        #expect(theFirstView(ofClass(UITextField.self)).first?.queryTextForTest == "ada@example.com")
        tapOn(theFirstView(withLabel("Sign in")))
        #expect(allViews(withText("Welcome"), onScreenAndVisible(true)).count == 1)
        print(UIApplication.shared.keyWindow!.hierarchyText())
        print(TimeLapse.now)
        withKnownIssue {
            tapOn(theFirstView(withLabel("Sing in")))
        } matching: {
            print($0); return true
        }
        theFirstView(withLabel("Sign in")).first!.isHidden = true
        withKnownIssue {
            tapOn(theFirstView(withLabel("Sign in")))
        } matching: {
            print($0); return true
        }
    }
}
extension UIView { var queryTextForTest: String? { (self as? UITextField)?.text } }
