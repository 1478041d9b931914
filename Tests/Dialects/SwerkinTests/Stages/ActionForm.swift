import Foundation
import HeadlessUIKit
import Swerkin

/// A form with buttons, labels, a switch and text fields.
@MainActor
final class ActionForm: StageController {
    let email = UITextField()
    let digits = UITextField()
    let notes = UITextView()
    let wifi = UISwitch()
    private lazy var rules = FieldRules { [unowned self] in log.append($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        view.backgroundColor = .white
        addButtons()
        addOthers()
        addFields()
        let done = UIBarButtonItem(
            primaryAction: UIAction(title: "Done") { [unowned self] _ in log.append("touched Done") })
        done.accessibilityLabel = "done"
        navigationItem.rightBarButtonItem = done
    }

    private func addButtons() {
        addButton("Save", "save", at: CGPoint(x: 20, y: 110))
        addButton("Off", "off", at: CGPoint(x: 220, y: 110)).isEnabled = false
        addButton("Gone", "gone", at: CGPoint(x: 20, y: 160)).isHidden = true
        addButton("Covered", "covered", at: CGPoint(x: 220, y: 160))
        let veil = add(UIView(), "veil", CGRect(x: 210, y: 155, width: 180, height: 50))
        veil.backgroundColor = .gray
        veil.addGestureRecognizer(UITapGestureRecognizer(target: self, action: ActionForm.tappedVeil))
        addButton("Far", "far", at: CGPoint(x: 1000, y: 0))
        let remover = addButton("Remove me", "remover", at: CGPoint(x: 20, y: 210))
        remover.addAction(
            UIAction { [unowned remover] _ in remover.removeFromSuperview() }, for: .touchUpInside)
    }

    private func addOthers() {
        let hint = add(UILabel(), "hint", CGRect(x: 220, y: 210, width: 150, height: 40))
        hint.text = "A hint"
        let card = add(UILabel(), "card", CGRect(x: 20, y: 260, width: 150, height: 40))
        card.text = "Card"
        card.isUserInteractionEnabled = true
        let press = UILongPressGestureRecognizer(target: self, action: ActionForm.pressed)
        press.minimumPressDuration = 1.5
        card.addGestureRecognizer(press)
        let link = add(UILabel(), "link", CGRect(x: 220, y: 260, width: 150, height: 40))
        link.text = "Link"
        link.isUserInteractionEnabled = true
        link.addGestureRecognizer(UITapGestureRecognizer(target: self, action: ActionForm.tapped))
        add(wifi, "wifi", CGRect(x: 20, y: 310, width: 51, height: 31))
        wifi.addAction(
            UIAction { [unowned self] _ in log.append("wifi is \(wifi.isOn ? "on" : "off")") },
            for: .valueChanged)
        let stubborn = add(UISwitch(), "stubborn", CGRect(x: 120, y: 310, width: 51, height: 31))
        stubborn.addAction(UIAction { [unowned stubborn] _ in stubborn.isOn = false }, for: .valueChanged)
        add(UISwitch(), "fixed", CGRect(x: 220, y: 310, width: 51, height: 31)).isEnabled = false
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        if press.state == .began { log.append("pressed Card") }
    }

    private func tappedVeil() { log.append("touched the veil") }

    private func tapped() { log.append("tapped Link") }

    private func addFields() {
        addField(email, "email", at: CGPoint(x: 20, y: 360), placeholder: "you@example.com", label: "Email")
        addField(digits, "digits", at: CGPoint(x: 220, y: 360), placeholder: "Digits", label: nil)
        digits.text = "12"
        digits.delegate = rules
        let locked = UITextField()
        addField(locked, "locked", at: CGPoint(x: 20, y: 410), placeholder: "Locked", label: nil)
        locked.delegate = rules
        let kept = UITextField()
        addField(kept, "kept", at: CGPoint(x: 220, y: 410), placeholder: "Kept", label: nil)
        kept.text = "Keep me"
        kept.delegate = rules
        let named = UITextField()
        addField(named, "named", at: CGPoint(x: 20, y: 460), placeholder: "Any name", label: nil)
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        mark.accessibilityLabel = "Nickname"
        named.addSubview(mark)
        add(notes, "notes", CGRect(x: 220, y: 460, width: 150, height: 40))
        notes.text = "Old"
        notes.delegate = rules
    }

    private func addField(
        _ field: UITextField, _ identifier: String, at origin: CGPoint, placeholder: String, label: String?
    ) {
        add(field, identifier, CGRect(origin: origin, size: CGSize(width: 150, height: 40)))
        field.placeholder = placeholder
        field.accessibilityLabel = label
        field.addAction(
            UIAction { [unowned self, unowned field] _ in log.append("\(identifier): \(field.text ?? "")") },
            for: .editingChanged)
        field.addAction(
            UIAction { [unowned self] _ in log.append("\(identifier) has focus") }, for: .editingDidBegin)
    }
}

/// What the form's fields accept: up to four digits, nothing at all, and no clearing.
private final class FieldRules: NSObject, UITextFieldDelegate, UITextViewDelegate {
    private let note: @MainActor (String) -> Void

    init(_ note: @escaping @MainActor (String) -> Void) {
        self.note = note
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        textField.accessibilityIdentifier != "locked"
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        textField.accessibilityIdentifier != "kept"
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard textField.accessibilityIdentifier == "digits" else { return true }
        let length = (textField.text ?? "").count - range.length + string.count
        return string.allSatisfy(\.isNumber) && length <= 4
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        text != "!"
    }

    func textViewDidBeginEditing(_ textView: UITextView) { note("notes has focus") }

    func textViewDidChange(_ textView: UITextView) {
        note("notes: \(textView.text.replacing("\n", with: "↵"))")
    }
}
