/// The content of a date picker in its compact style: buttons that show date and time.
@preconcurrency @MainActor
final class CompactDateContent: UIView, DatePickerContent {
    private static let height: CGFloat = 34
    private static let gap: CGFloat = 8
    private static let padding: CGFloat = 11

    private let texts: DateTexts
    private(set) var dateButton: UIButton?
    private(set) var timeButton: UIButton?

    init(_ mode: UIDatePicker.Mode, _ texts: DateTexts, date: Date) {
        self.texts = texts
        super.init(frame: .zero)
        if mode.hasDays { dateButton = makeButton("Date Picker") }
        if mode.hasTimes { timeButton = makeButton("Time Picker") }
        show(date, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    private func makeButton(_ label: String) -> UIButton {
        let button = UIButton.ofSystemScreen()
        button.accessibilityLabel = label
        addSubview(button)
        return button
    }

    var view: UIView { self }

    func show(_ date: Date, animated: Bool) {
        dateButton?.showDateText(texts.shortDate(date))
        timeButton?.showDateText(texts.time(date))
        setNeedsLayout()
    }

    func setEnabled(_ isEnabled: Bool) {
        dateButton?.isEnabled = isEnabled
        timeButton?.isEnabled = isEnabled
    }

    private var buttons: [UIButton] { [dateButton, timeButton].compactMap { $0 } }

    private func width(_ button: UIButton) -> CGFloat {
        button.intrinsicContentSize.width + 2 * Self.padding
    }

    var naturalSize: CGSize {
        let widths = buttons.map(width)
        return CGSize(
            width: widths.reduce(0, +) + Self.gap * CGFloat(max(widths.count - 1, 0)), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let wanted = naturalSize.width
        // If the width is too small, each button gets its share of it.
        let share = wanted > bounds.width ? bounds.width / wanted : 1
        var x: CGFloat = 0
        // In a view that is read from the left, another locale turns the order alone.
        for button in texts.isMirrored != isRightToLeft ? buttons.reversed() : buttons {
            button.frame = mirrored(
                CGRect(x: x, y: 0, width: width(button) * share, height: bounds.height))
            x += button.frame.width + Self.gap * share
        }
    }
}

extension UIButton {
    /// Updates the date button's text, which assistive technology also reads as the value.
    func showDateText(_ text: String) {
        setTitle(text, for: .normal)
        accessibilityValue = text
    }
}
