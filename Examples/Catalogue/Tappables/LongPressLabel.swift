import HeadlessUIKit

/// An underlined text that reacts to a long press.
final class LongPressLabel: UILabel {
    private let onLongPress: @MainActor () -> Void

    init(_ text: String, identifier: String, onLongPress: @escaping @MainActor () -> Void) {
        self.onLongPress = onLongPress
        super.init(frame: .zero)
        attributedText = NSAttributedString(
            string: text,
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .body),
                .underlineStyle: NSUnderlineStyle.single.rawValue,
            ])
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
        isUserInteractionEnabled = true
        accessibilityIdentifier = identifier
        accessibilityTraits = .button
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: LongPressLabel.didLongPress))
    }

    required init?(coder: NSCoder) { nil }

    private func didLongPress(_ press: UILongPressGestureRecognizer) {
        if press.state == .began { onLongPress() }
    }

    override func accessibilityActivate() -> Bool {
        onLongPress()
        return true
    }
}
