/// The system's window with an alert, which takes all touches.
@MainActor
package final class SystemAlertWindow: SystemWindow {
    private static let width: CGFloat = 270
    private static let margin: CGFloat = 16
    private static let buttonHeight: CGFloat = 44

    private let card: SystemAlertCard
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [UIButton] = []

    init(_ application: UIApplication, _ alert: SystemAlert, answered: @escaping @MainActor (Int) -> Void) {
        card = SystemAlertCard(title: alert.title)
        // Above the keyboard's window.
        super.init(application, .alert, level: 10_000_100)
        backgroundColor = UIColor(white: 0, alpha: 0.2)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        addSubview(card)
        show(titleLabel, alert.title, .boldSystemFont(ofSize: 17))
        show(messageLabel, alert.message, .systemFont(ofSize: 13))
        for (index, button) in alert.buttons.enumerated() {
            let view = UIButton.ofSystemScreen()
            view.setTitle(button.title, for: .normal)
            view.addAction(UIAction { _ in answered(index) }, for: .touchUpInside)
            card.addSubview(view)
            buttons.append(view)
        }
        accessibilityViewIsModal = true
    }

    package required init?(coder: NSCoder) { nil }

    private func show(_ label: UILabel, _ text: String?, _ font: UIFont) {
        guard let text, !text.isEmpty else { return }
        label.text = text
        label.font = font
        label.numberOfLines = 0
        label.textAlignment = .center
        card.addSubview(label)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let textWidth = Self.width - 2 * Self.margin
        var y = Self.margin
        for label in [titleLabel, messageLabel] where label.superview === card {
            let height = label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: Self.margin, y: y, width: textWidth, height: height)
            y += height + 4
        }
        y += Self.margin - 4
        let areBeside = buttons.count == 2
        for (index, button) in buttons.enumerated() {
            let width = areBeside ? Self.width / 2 : Self.width
            let place = areBeside && isRightToLeft ? buttons.count - 1 - index : index
            button.frame = CGRect(
                x: areBeside ? CGFloat(place) * width : 0, y: y, width: width, height: Self.buttonHeight)
            if !areBeside { y += Self.buttonHeight }
        }
        if areBeside { y += Self.buttonHeight }
        card.frame = CGRect(
            x: ((bounds.width - Self.width) / 2).rounded(), y: ((bounds.height - y) / 2).rounded(),
            width: Self.width, height: y)
    }
}
