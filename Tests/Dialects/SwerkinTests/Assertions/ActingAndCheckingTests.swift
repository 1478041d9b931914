import HeadlessUIKit
import Robot
import Scenarios
import Swerkin
import TestSupport
import Testing

/// A form that checks its address when editing ends, and sends it with a delay.
private final class AddressForm: UIViewController {
    private let address = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    private let error = UILabel(frame: CGRect(x: 20, y: 150, width: 300, height: 20))
    private let urgent = UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31))
    private let send = UIButton(frame: CGRect(x: 20, y: 250, width: 100, height: 44))
    private let status = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        let views: [(UIView, String)] = [
            (address, "address"), (error, "addressError"), (urgent, "urgent"), (send, "send"),
            (status, "status"),
        ]
        for (part, id) in views {
            part.accessibilityIdentifier = id
            view.addSubview(part)
        }
        address.placeholder = "you@example.com"
        error.isHidden = true
        send.setTitle("Send", for: .normal)
        send.isEnabled = false
        address.addAction(UIAction { [unowned self] _ in check() }, for: .editingChanged)
        send.addAction(UIAction { [unowned self] _ in sendIt() }, for: .touchUpInside)
    }

    private func check() {
        let isGood = address.text?.contains("@") ?? false
        error.text = "\"\(address.text ?? "")\" is not an address"
        error.isHidden = isGood
        send.isEnabled = isGood
    }

    private func sendIt() {
        status.text = "Sending"
        send.isEnabled = false
        Task {
            try await Task.sleep(for: .seconds(1))
            status.text = urgent.isOn ? "Sent at once" : "Sent"
            send.isEnabled = true
        }
    }
}

@MainActor @Suite("Steps that act and steps that check", .swerkin()) struct ActingAndCheckingTests {
    init() {
        UIWindow.createWindowForTesting().rootViewController = AddressForm()
    }

    @Test("A form is filled in, corrected and sent")
    func form() {
        Given.IShouldSeeTextField("address", withText: "nothing")
        And.IShouldSeeTextField("address", withValue: "you@example.com")
        And.IShouldNotSeeInlineError("addressError")
        And.IShouldSeeButton("send", isEnabled: false)
        When.IEnterIntoTextField("address", text: "ada")
        Then.IShouldSeeTextField("address", withText: "ada")
        And.IShouldSeeTextField("address", isFocused: true)
        And.IShouldSeeInlineError("addressError", withText: "\"ada\" is not an address")
        And.IShouldNotBeAbleToTouchElement(withText: "Send")
        When.IEnterIntoTextField("address", text: "ada@example.com")
        Then.IShouldNotSeeInlineError("addressError")
        And.IShouldSeeButton(withLabel: "Send", isEnabled: true)
        When.IToggleSwitch("urgent", to: true)
        Then.IShouldSeeElement("urgent", withValue: "1")
        When.ITouchButton("send")
        Then.IShouldSeeLabel("status", withText: "Sending")
        And.IShouldSeeButton("send", isEnabled: false)
        And.IShouldSeeLabel("status", withText: "Sent at once")
        And.IShouldSeeButton("send", isEnabled: true)
    }
}
