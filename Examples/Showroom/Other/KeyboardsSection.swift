import HeadlessUIKit

/// A text input for each kind of keyboard.
final class KeyboardsSection: FormSection {
    private let textView = UITextView()

    init() {
        let fields = [
            FormTextField("Number pad", identifier: "NumberPadTextField", keyboard: .numberPad),
            FormTextField("Decimal pad", identifier: "DecimalPadTextField", keyboard: .decimalPad),
            FormTextField("Email address", identifier: "EmailAddressTextField", keyboard: .emailAddress),
            FormTextField(
                "Numbers and punctuation", identifier: "NumbersAndPunctuationTextField",
                keyboard: .numbersAndPunctuation),
            FormTextField("Phone pad", identifier: "PhonePadTextField", keyboard: .phonePad),
            FormTextField("Twitter", identifier: "TwitterTextField", keyboard: .twitter),
            FormTextField("URL", identifier: "URLTextField", keyboard: .URL),
            FormTextField("Web search", identifier: "WebSearchTextField", keyboard: .webSearch),
        ]
        let secureField = FormTextField("Example password", identifier: "ExampleSecureTextField")
        secureField.isSecureTextEntry = true
        super.init("Keyboards", fields + [secureField, textView])
        setUpTextView()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func setUpTextView() {
        textView.accessibilityIdentifier = "ExampleTextView"
        textView.accessibilityLabel = "Example notes"
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.backgroundColor = .secondarySystemBackground
        textView.inputAccessoryView = DoneBar(for: textView)
        // It grows with its text.
        textView.isScrollEnabled = false
        textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 88).isActive = true
    }
}
