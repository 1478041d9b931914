/// The calendar of a date picker in its inline style: a month's days as buttons, and buttons to change the month.
@preconcurrency @MainActor
package final class DateCalendar: UIView {
    private nonisolated static let columns = 7
    private nonisolated static let rows = 6
    private nonisolated static let headerHeight: CGFloat = 44
    private nonisolated static let weekdayHeight: CGFloat = 20
    private nonisolated static let rowHeight: CGFloat = 44
    nonisolated static let size = CGSize(
        width: 320, height: headerHeight + weekdayHeight + CGFloat(rows) * rowHeight)

    let rules: DateRules
    private let texts: DateTexts
    private(set) var date: Date
    /// The first day of the visible month.
    package private(set) var month: Date
    /// Shows the month's name; a tap opens wheels to choose another month.
    package let monthButton = UIButton.ofSystemScreen()
    package let previousButton = UIButton(type: .system)
    package let nextButton = UIButton(type: .system)
    private let weekdays: [UILabel]
    private let dayButtons: [UIButton]
    /// The day of each button; `nil` for buttons outside the month.
    private var days: [Date?]
    /// The wheels for month and year, while they replace the days.
    package private(set) var monthWheels: DateWheels?
    /// Called with the user's choice, if it differs from the date before.
    var whenPicked: @MainActor (Date) -> Void = { _ in }

    init(_ rules: DateRules, _ texts: DateTexts, date: Date) {
        self.rules = rules
        self.texts = texts
        self.date = date
        let count = Self.columns * Self.rows
        month = rules.calendar.dateInterval(of: .month, for: date)?.start ?? date
        weekdays = texts.weekdays.map { name in
            let label = UILabel()
            label.text = name
            label.textAlignment = .center
            return label
        }
        dayButtons = (0..<count).map { _ in UIButton.ofSystemScreen() }
        days = Array(repeating: nil, count: count)
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        setUp()
        showMonth()
    }

    package required init?(coder: NSCoder) { nil }

    private func setUp() {
        previousButton.accessibilityLabel = "Previous Month"
        nextButton.accessibilityLabel = "Next Month"
        for view in [monthButton, previousButton, nextButton] + weekdays + dayButtons { addSubview(view) }
        monthButton.addAction(UIAction { [weak self] _ in self?.toggleMonthWheels() }, for: .touchUpInside)
        previousButton.addAction(UIAction { [weak self] _ in self?.turnPage(-1) }, for: .touchUpInside)
        nextButton.addAction(UIAction { [weak self] _ in self?.turnPage(1) }, for: .touchUpInside)
        for (index, button) in dayButtons.enumerated() {
            button.addAction(UIAction { [weak self] _ in self?.pickDay(index) }, for: .touchUpInside)
        }
    }

    // MARK: Showing

    func show(_ date: Date) {
        self.date = date
        month = rules.calendar.dateInterval(of: .month, for: date)?.start ?? date
        monthWheels?.show(date, animated: true)
        showMonth()
    }

    private func showMonth() {
        monthButton.setTitle(texts.monthAndYear(month), for: .normal)
        monthButton.accessibilityLabel = monthWheels == nil ? "Show year picker" : "Hide year picker"
        monthButton.accessibilityValue = texts.monthAndYear(month)
        previousButton.isEnabled = page(-1) != nil
        nextButton.isEnabled = page(1) != nil
        let isDaysHidden = monthWheels != nil
        for view in [previousButton, nextButton] + weekdays { view.isHidden = isDaysHidden }
        showDays(isHidden: isDaysHidden)
        setNeedsLayout()
    }

    private func showDays(isHidden: Bool) {
        let calendar = rules.calendar
        let weekday = calendar.component(.weekday, from: month) - calendar.firstWeekday
        let blanks = (weekday + Self.columns) % Self.columns
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        let now = (window?.application ?? .shared).clock.date
        for (index, button) in dayButtons.enumerated() {
            let day = index - blanks
            let start =
                (0..<count).contains(day) ? calendar.date(byAdding: .day, value: day, to: month) : nil
            days[index] = start
            button.isHidden = start == nil || isHidden
            guard let start else { continue }
            let name = texts.longDay(start)
            let isToday = rules.isSameDay(start, now)
            button.setTitle(texts.bareDay(start), for: .normal)
            button.accessibilityLabel =
                isToday ? [texts.today, name].compactMap { $0 }.joined(separator: ", ") : name
            button.isSelected = rules.isSameDay(start, date)
            button.isEnabled = isAllowed(start)
        }
    }

    /// Whether any time of the day or month that begins at a date can be selected.
    private func isAllowed(_ start: Date, _ unit: Calendar.Component = .day) -> Bool {
        let limits = rules.limits
        guard let next = rules.calendar.date(byAdding: unit, value: 1, to: start) else { return false }
        return start <= limits.upperBound && next > limits.lowerBound
    }

    /// The button of a day; `nil` unless its month is visible.
    package func button(for date: Date) -> UIButton? {
        guard let index = days.firstIndex(where: { $0.map { rules.isSameDay($0, date) } ?? false }),
            monthWheels == nil
        else { return nil }
        return dayButtons[index]
    }

    // MARK: Changing months

    /// The next or previous month; `nil` if none of its days can be selected.
    private func page(_ step: Int) -> Date? {
        guard let other = rules.calendar.date(byAdding: .month, value: step, to: month) else { return nil }
        return isAllowed(other, .month) ? other : nil
    }

    private func turnPage(_ step: Int) {
        guard let other = page(step) else { return }
        month = other
        showMonth()
    }

    private func toggleMonthWheels() {
        if let wheels = monthWheels {
            wheels.removeFromSuperview()
            monthWheels = nil
        } else {
            let shown = rules.allowed(rules.date(on: month, atTimeOf: date))
            let start = rules.isSameMonth(month, date) ? date : shown
            let wheels = DateWheels(texts.columns(of: .yearAndMonth), rules, texts, date: start)
            wheels.whenPicked = { [weak self] date in
                self?.show(date)
                self?.whenPicked(date)
            }
            monthWheels = wheels
            addSubview(wheels)
        }
        showMonth()
    }

    private func pickDay(_ index: Int) {
        guard let day = days[index], isAllowed(day) else { return }
        let picked = rules.allowed(rules.date(on: day, atTimeOf: date))
        let isOther = picked != date
        show(picked)
        if isOther { whenPicked(picked) }
    }

    // MARK: Layout

    package override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let side = Self.headerHeight
        monthButton.frame = mirrored(CGRect(x: 0, y: 0, width: max(0, width - 2 * side), height: side))
        previousButton.frame = mirrored(CGRect(x: width - 2 * side, y: 0, width: side, height: side))
        nextButton.frame = mirrored(CGRect(x: width - side, y: 0, width: side, height: side))
        let isMirrored = texts.isMirrored
        let cell = width / CGFloat(Self.columns)
        func x(_ column: Int) -> CGFloat {
            cell * CGFloat(isMirrored ? Self.columns - 1 - column : column)
        }
        for (column, label) in weekdays.enumerated() {
            label.frame = CGRect(x: x(column), y: side, width: cell, height: Self.weekdayHeight)
        }
        let top = side + Self.weekdayHeight
        let height = max(0, bounds.height - top) / CGFloat(Self.rows)
        for (index, button) in dayButtons.enumerated() {
            let row = CGFloat(index / Self.columns)
            button.frame = CGRect(
                x: x(index % Self.columns), y: top + row * height, width: cell, height: height)
        }
        monthWheels?.frame = CGRect(x: 0, y: side, width: width, height: max(0, bounds.height - side))
    }
}
