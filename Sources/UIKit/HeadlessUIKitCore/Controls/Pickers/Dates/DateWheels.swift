import TimeLapse

/// The wheels of a date picker: the content of its wheels style, and of the pop-ups for time and month.
@preconcurrency @MainActor
package final class DateWheels: UIView {
    /// The number of repetitions of the values on a circular wheel; so many that its end is never reached.
    private static let rounds = 401
    /// The number of days on the wheel with the days of all months, and the index of the anchor.
    private static let dayCount = 20_001
    private static let anchorRow = 10_000

    package let columns: [DateColumn]
    let rules: DateRules
    private let texts: DateTexts
    package let picker = UIPickerView()
    private(set) var date: Date
    /// The central day of the wheel with the days of all months.
    private var anchor: Date
    private var shownYear: Int
    private var months: [DateMonth]
    /// Called with the user's choice, if it differs from the date before.
    var whenPicked: @MainActor (Date) -> Void = { _ in }

    init(_ columns: [DateColumn], _ rules: DateRules, _ texts: DateTexts, date: Date) {
        self.columns = columns
        self.rules = rules
        self.texts = texts
        self.date = date
        anchor = rules.calendar.startOfDay(for: date)
        shownYear = rules.year(of: date)
        months = rules.months(ofYear: shownYear)
        super.init(frame: CGRect(origin: .zero, size: UIPickerView.standardSize))
        // The columns come in their order from the left.
        picker.semanticContentAttribute = .forceLeftToRight
        picker.frame = bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picker)
        picker.dataSource = self
        picker.delegate = self
        picker.wheelObserver = self
        turn(animated: false)
    }

    package required init?(coder: NSCoder) { nil }

    // MARK: Showing

    /// Turns the wheels to a date; `whenPicked` is not called.
    func show(_ date: Date, animated: Bool) {
        self.date = date
        let days = daysFromAnchor(date)
        if abs(days) > Self.anchorRow, let index = columns.firstIndex(of: .date) {
            anchor = rules.calendar.startOfDay(for: date)
            picker.reloadComponent(index)
        }
        let year = rules.year(of: date)
        if year != shownYear {
            shownYear = year
            months = rules.months(ofYear: year)
            if let index = columns.firstIndex(of: .month) { picker.reloadComponent(index) }
        }
        turn(animated: animated)
    }

    /// Turns each wheel to its value, except those that the user is turning.
    private func turn(animated: Bool) {
        for (component, wheel) in picker.pickerWheels.enumerated() where !wheel.isTurning {
            let row = row(of: date, component, near: wheel.selectedRow)
            guard row != wheel.selectedRow || row != wheel.rowInMiddle else { continue }
            picker.selectRow(row, inComponent: component, animated: animated)
        }
    }

    // MARK: Rows

    private func valueCount(_ column: DateColumn) -> Int {
        switch column {
        case .year: DateRules.yearCount
        case .month: max(months.count, 1)
        case .day: rules.mostDays
        case .date: Self.dayCount
        case .hour, .hours: 24
        case .minute, .minutes: 60 / rules.minuteInterval
        case .period: 2
        }
    }

    private func value(_ column: DateColumn, of date: Date) -> Int {
        let calendar = rules.calendar
        switch column {
        case .year: return rules.year(of: date)
        case .month: return rules.month(of: date, in: rules.months(ofYear: rules.year(of: date)))
        case .day:
            let months = rules.months(ofYear: rules.year(of: date))
            guard !months.isEmpty else { return 0 }
            return rules.day(of: date, in: months[rules.month(of: date, in: months)])
        case .date: return Self.anchorRow + daysFromAnchor(date)
        case .hour, .hours: return calendar.component(.hour, from: date)
        case .minute, .minutes: return calendar.component(.minute, from: date) / rules.minuteInterval
        case .period: return calendar.component(.hour, from: date) / 12
        }
    }

    private func daysFromAnchor(_ date: Date) -> Int {
        let day = rules.calendar.startOfDay(for: date)
        return rules.calendar.dateComponents([.day], from: anchor, to: day).day ?? 0
    }

    /// The row of a date's part; of several the nearest to another row.
    package func row(of date: Date, _ component: Int, near row: Int) -> Int {
        self.row(of: value(columns[component], of: date), component, near: row)
    }

    func row(like row: Int, component: Int, near other: Int) -> Int {
        self.row(of: value(ofRow: row, component: component), component, near: other)
    }

    private func row(of value: Int, _ component: Int, near row: Int) -> Int {
        let column = columns[component]
        let count = valueCount(column)
        guard column.goesRound else { return min(max(value, 0), count - 1) }
        let last = count * Self.rounds
        // Near an end of a circular wheel the row is moved to its centre, where it looks the same.
        let isInside = row >= count * 20 && row < last - count * 20
        let start = isInside ? row - row % count : count * (Self.rounds / 2)
        let candidates = [start - count + value, start + value, start + count + value]
        let near = isInside ? row : start + value
        return candidates.min { abs($0 - near) < abs($1 - near) } ?? start + value
    }

    /// The index of the value that a row shows.
    private func value(ofRow row: Int, component: Int) -> Int {
        let column = columns[component]
        return column.goesRound ? row % valueCount(column) : row
    }

    private func value(_ column: DateColumn) -> Int? {
        guard let component = columns.firstIndex(of: column) else { return nil }
        return value(ofRow: picker.selectedRow(inComponent: component), component: component)
    }

    // MARK: Selecting

    /// The date that the wheels show, `changed` being the last one turned; parts without a wheel are kept.
    private func dateOnWheels(changed: DateColumn) -> Date {
        let day = dayOnWheels()
        guard let minute = value(.minute) ?? value(.minutes) else {
            return rules.date(on: day, atTimeOf: date)
        }
        var hour = value(.hour) ?? value(.hours) ?? 0
        if changed == .period, let period = value(.period) { hour = hour % 12 + 12 * period }
        return rules.date(on: day, hour: hour, minute: minute * rules.minuteInterval)
    }

    private func dayOnWheels() -> Date {
        if let row = value(.date) {
            return rules.calendar.date(byAdding: .day, value: row - Self.anchorRow, to: anchor) ?? anchor
        }
        guard let year = value(.year), let index = value(.month), months.indices.contains(index) else {
            return rules.calendar.startOfDay(for: date)
        }
        let isSameYear = year == shownYear
        let month =
            isSameYear
            ? months[index] : rules.month(like: months[index], in: rules.months(ofYear: year))
        let ownMonth = months[rules.month(of: date, in: months)]
        return rules.day(value(.day) ?? rules.day(of: date, in: ownMonth), in: month)
    }
}

extension DateWheels: UIPickerViewDataSource, UIPickerViewDelegate, PickerWheelObserver {
    package func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    package func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        let column = columns[component]
        return valueCount(column) * (column.goesRound ? Self.rounds : 1)
    }

    /// Days with their weekdays take almost half of the width, beside hours and minutes.
    package func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        guard columns.count > 1, columns[component] == .date else { return UIView.noIntrinsicMetric }
        return pickerView.bounds.width * 0.45
    }

    package func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        text(columns[component], value(ofRow: row, component: component), isSpoken: false)
    }

    func accessibilityValue(ofRow row: Int, component: Int) -> String? {
        text(columns[component], value(ofRow: row, component: component), isSpoken: true)
    }

    package func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let picked = rules.allowed(dateOnWheels(changed: columns[component]))
        let isOther = picked != date
        show(picked, animated: true)
        if isOther { whenPicked(picked) }
    }

    private func text(_ column: DateColumn, _ value: Int, isSpoken: Bool) -> String {
        switch column {
        case .year: return texts.year(rules.start(ofYear: value))
        case .month: return months.indices.contains(value) ? texts.month(months[value].start) : ""
        case .day:
            guard let month = months.max(by: { $0.days < $1.days }) else { return "" }
            return texts.dayOfMonth(rules.day(value, in: month))
        case .date:
            let calendar = rules.calendar
            let day = calendar.date(byAdding: .day, value: value - Self.anchorRow, to: anchor) ?? anchor
            let now = (window?.application ?? .shared).clock.date
            return (rules.isSameDay(day, now) ? texts.today : nil) ?? texts.day(day)
        case .hour:
            let hour = sample(hour: value, minute: 0)
            return isSpoken ? texts.spokenHour(hour) : texts.hour(hour)
        case .minute:
            let minute = sample(hour: 0, minute: value * rules.minuteInterval)
            return isSpoken ? texts.spokenMinute(minute) : texts.minute(minute)
        case .period: return texts.period(sample(hour: value * 12, minute: 0))
        case .hours: return texts.count(value * 60, inHours: true)
        case .minutes: return texts.count(value * rules.minuteInterval, inHours: false)
        }
    }

    /// A time on a day without a change of daylight saving.
    private func sample(hour: Int, minute: Int) -> Date {
        let day = rules.calendar.startOfDay(for: VirtualClock.startDate)
        return rules.date(on: day, hour: hour, minute: minute)
    }
}
