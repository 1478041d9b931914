/// An action's button in an alert.
final class AlertActionView: UIButton {
    static var font: UIFont { .preferredFont(forTextStyle: .body) }
    private static var preferredFont: UIFont { .preferredFont(forTextStyle: .headline) }

    let action: UIAlertAction
    /// Whether lines set it apart from what is above and beside it.
    var hasLines = true

    init(_ action: UIAlertAction) {
        self.action = action
        super.init(frame: .zero)
        become(.system)
        setTitle(action.title, for: .normal)
        if action.style == .destructive { setTitleColor(.systemRed, for: .normal) }
        addAction(
            UIAction { [weak action] _ in if let action { action.alert?.choose(action) } },
            for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows whether the action is enabled, whether it is the preferred one, and how tests and assistive technology name it.
    func showState(isPreferred: Bool) {
        if isEnabled != action.isEnabled { isEnabled = action.isEnabled }
        // Few actions have any, and a view without takes less.
        let names = extras?.accessibility
        if names?.identifier != action.accessibilityIdentifier {
            accessibilityIdentifier = action.accessibilityIdentifier
        }
        if names?.label != action.accessibilityLabel { accessibilityLabel = action.accessibilityLabel }
        titleLabel?.font = isPreferred ? Self.preferredFont : Self.font
        titleLabel?.adjustsFontForContentSizeCategory = true
    }

    override func drawForeground(in context: CGContext) {
        guard hasLines else { return }
        let width = 1 / max(traitCollection.displayScale, 1)
        context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: width), .separator)
        if frame.minX > 0 {
            context.fill(CGRect(x: 0, y: 0, width: width, height: bounds.height), .separator)
        }
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        return true
    }
}
