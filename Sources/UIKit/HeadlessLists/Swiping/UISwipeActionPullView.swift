/// The buttons that swiping a row reveals.
final class UISwipeActionPullView: UIView {
    private var buttons: [UIButton] = []
    private let isAtLeft: Bool

    private(set) var width: CGFloat = 0

    init(_ configuration: UISwipeActionsConfiguration, isAtLeft: Bool, of list: any RowSwiping) {
        self.isAtLeft = isAtLeft
        super.init(frame: .zero)
        for action in configuration.actions {
            let button = SwipeActionButton(action)
            button.addAction(
                UIAction { [weak list, weak button] _ in
                    if let button { list?.perform(action, from: button) }
                }, for: .touchUpInside)
            buttons.append(button)
            addSubview(button)
            width += Self.width(of: button)
        }
    }

    required init?(coder: NSCoder) { nil }

    var firstButton: UIButton? { buttons.first }

    /// The width of a button, in points; observed.
    private static func width(of button: UIButton) -> CGFloat {
        max(74, button.sizeThatFits(.zero).width + 30)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The first button is at the row's edge.
        var used: CGFloat = 0
        for button in buttons {
            let width = Self.width(of: button)
            let x = isAtLeft ? used : bounds.width - used - width
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            used += width
        }
    }
}
