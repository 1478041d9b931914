import Robot
import Testing

/// The examples of Typing, with what is typed.
@MainActor @Suite("Examples of typing", .robot) struct TypingExamplesTests {
    private final class FourDigits: UITextFieldDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            Int(string) == nil || (textField.text?.count ?? 0) < 4
        }
    }

    @Test("Texts, keys, shortcuts, refusals and delays are typed")
    func typing() {
        let name = UITextField(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        let delegate = FourDigits()
        name.delegate = delegate
        let done = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        done.setTitle("Done", for: .normal)
        var taps = 0
        done.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        name.inputAccessoryView = done
        UIWindow.createWindowForTesting().addSubview(name)

        // Example of Typing.md
        tapOn(name)
        SoftwareKeyboard.main.type("Ada Lovelacw", .delete, "e", .return)
        SoftwareKeyboard.main.type(.command + "a", .command + "c")  // a hardware keyboard's shortcuts
        SoftwareKeyboard.main.clearText()
        SoftwareKeyboard.main.type("12345", refused: "5")  // what the delegate is expected to refuse
        SoftwareKeyboard.main.clearText()
        SoftwareKeyboard.main.type("hi. you", delay: .milliseconds(50), autocapitalizing: true)
        tapOn(theFirstView(withLabel("Done")).inside(SoftwareKeyboard.main))
        // End of example
        #expect(UIPasteboard.general.string == "Ada Lovelace")
        #expect(name.text == "Hi. You")
        #expect(taps == 1)
    }

    @Test("A target is typed into")
    func targets() {
        let email = UITextField(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        email.accessibilityLabel = "Email"
        email.clearButtonMode = .always
        UIWindow.createWindowForTesting().addSubview(email)
        var texts: [String?] = []
        email.addAction(
            UIAction { [unowned email] _ in texts.append(email.text) }, for: .editingChanged)

        // Example of Typing.md
        theFirstView(withLabel("Email")).type("ada@example.com", .return)
        theFirstView(withLabel("Email")).clearText()
        // End of example
        #expect(texts.contains("ada@example.com"))
        #expect(email.text == "")
    }

    @Test("A refused character is a failure that says how much was typed")
    func refused() {
        let name = UITextField(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        let delegate = FourDigits()
        name.delegate = delegate
        UIWindow.createWindowForTesting().addSubview(name)
        tapOn(name)
        expectFailure(
            // Example of Typing.md
            """
            Typing "12345" stopped after "1234": …
            """
            // End of example
        ) {
            SoftwareKeyboard.main.type("12345")
        }
    }
}
