/// The content of a date picker in its inline style: a calendar, and a button for the time below it.
@preconcurrency @MainActor
final class DateCalendarContent: UIView, DatePickerContent {
    private static let rowHeight: CGFloat = 44
    private static let buttonWidth: CGFloat = 120

    private let texts: DateTexts
    let calendar: DateCalendar?
    private(set) var timeButton: UIButton?
    private let timeLabel = UILabel()

    static func size(_ mode: UIDatePicker.Mode) -> CGSize {
        let days = mode.hasDays ? DateCalendar.size.height : 0
        return CGSize(width: DateCalendar.size.width, height: days + (mode.hasTimes ? rowHeight : 0))
    }

    init(_ mode: UIDatePicker.Mode, _ calendar: DateCalendar?, _ texts: DateTexts, date: Date) {
        self.texts = texts
        self.calendar = calendar
        super.init(frame: .zero)
        if let calendar { addSubview(calendar) }
        if mode.hasTimes {
            let button = UIButton.ofSystemScreen()
            button.accessibilityLabel = "Time Picker"
            timeButton = button
            timeLabel.text = "Time"
            addSubview(timeLabel)
            addSubview(button)
        }
        show(date, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    var view: UIView { self }

    func show(_ date: Date, animated: Bool) {
        calendar?.show(date)
        timeButton?.showDateText(texts.time(date))
    }

    func setEnabled(_ isEnabled: Bool) {
        calendar?.isUserInteractionEnabled = isEnabled
        timeButton?.isEnabled = isEnabled
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let timeHeight = timeButton == nil ? 0 : min(Self.rowHeight, bounds.height)
        let top = bounds.height - timeHeight
        calendar?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        let width = min(Self.buttonWidth, bounds.width)
        timeButton?.frame = mirrored(
            CGRect(x: bounds.width - width, y: top, width: width, height: timeHeight))
        timeLabel.frame = mirrored(
            CGRect(x: 0, y: top, width: max(0, bounds.width - width), height: timeHeight))
    }
}
