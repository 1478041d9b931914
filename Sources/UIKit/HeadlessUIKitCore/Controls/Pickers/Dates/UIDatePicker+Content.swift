/// The content view of a date picker in one of its styles.
@MainActor
protocol DatePickerContent: AnyObject {
    var view: UIView { get }
    func show(_ date: Date, animated: Bool)
    func setEnabled(_ isEnabled: Bool)
}

extension DateWheels: DatePickerContent {
    var view: UIView { self }

    func setEnabled(_ isEnabled: Bool) {
        picker.isUserInteractionEnabled = isEnabled
        for wheel in picker.pickerWheels {
            wheel.accessibilityTraits = isEnabled ? .adjustable : [.adjustable, .notEnabled]
        }
    }
}

extension UIDatePicker {
    /// Durations are times of the reference date's day.
    final var durationRules: DateRules {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var rules = DateRules(calendar: calendar)
        rules.minuteInterval = minuteInterval
        rules.minimum = Date(timeIntervalSinceReferenceDate: 60 * Double(minuteInterval))
        rules.maximum = Date(timeIntervalSinceReferenceDate: Self.longestDuration)
        return rules
    }

    final var naturalSize: CGSize {
        let (_, texts) = rulesAndTexts
        switch datePickerStyle {
        case .wheels, .automatic: return UIPickerView.standardSize
        case .inline: return DateCalendarContent.size(datePickerMode)
        case .compact: return CompactDateContent(datePickerMode, texts, date: shownDate).naturalSize
        }
    }

    final func makeContent() -> any DatePickerContent {
        let texts = rulesAndTexts.texts
        switch datePickerStyle {
        case .wheels, .automatic:
            return makeWheels(texts.columns(of: datePickerMode))
        case .inline:
            let calendar = datePickerMode.hasDays ? makeCalendar() : nil
            let content = DateCalendarContent(datePickerMode, calendar, texts, date: shownDate)
            content.timeButton?.addAction(opening(.time), for: .touchUpInside)
            return content
        case .compact:
            let content = CompactDateContent(datePickerMode, texts, date: shownDate)
            content.dateButton?.addAction(opening(.date), for: .touchUpInside)
            content.timeButton?.addAction(opening(.time), for: .touchUpInside)
            return content
        }
    }

    private func makeWheels(_ columns: [DateColumn]) -> DateWheels {
        let (rules, texts) = rulesAndTexts
        let wheels = DateWheels(columns, rules, texts, date: shownDate)
        wheels.whenPicked = { [weak self] in self?.userDidPick($0) }
        return wheels
    }

    private func makeCalendar() -> DateCalendar {
        let (rules, texts) = rulesAndTexts
        let calendar = DateCalendar(rules, texts, date: shownDate)
        calendar.whenPicked = { [weak self] in self?.userDidPick($0) }
        return calendar
    }

    /// Returns whether a picker can show a date; one that it cannot show is a failure.
    final func check(_ date: Date, _ property: String) -> Bool {
        guard checkFinite(date.timeIntervalSinceReferenceDate, property) else { return false }
        if DateRules.possible.contains(date) { return true }
        PickerFailure(
            "The \(property) of \(summary) was set to a date that is not in the years 1 to 9999."
                + " The old value is kept."
        ).record()
        return false
    }

    // MARK: Popover

    private func opening(_ mode: Mode) -> UIAction {
        UIAction { [weak self] action in
            guard let self, let button = action.sender as? UIView else { return }
            openOverlay(mode, at: button)
        }
    }

    private func openOverlay(_ mode: Mode, at button: UIView) {
        guard let window, overlay == nil else { return }
        let content: UIView =
            mode == .date ? makeCalendar() : makeWheels(rulesAndTexts.texts.columns(of: .time))
        let opened = DatePickerOverlay(content, content.bounds.size, at: button) { [weak self] in
            self?.closeOverlay()
        }
        overlay = opened
        window.addSubview(opened)
        send(.editingDidBegin, with: nil)
    }

    final func closeOverlay() {
        guard let closed = overlay else { return }
        overlay = nil
        closed.removeFromSuperview()
        send(.editingDidEnd, with: nil)
    }

    final func showDateInOverlay(animated: Bool) {
        switch overlay?.content {
        case let wheels as DateWheels: wheels.show(shownDate, animated: animated)
        case let calendar as DateCalendar: calendar.show(shownDate)
        default: break
        }
    }
}

// MARK: - For gestures

extension UIDatePicker {
    package final var wheels: DateWheels? { content as? DateWheels }

    package final var calendarView: DateCalendar? { (content as? DateCalendarContent)?.calendar }

    /// The button that opens a calendar, if there is one.
    package final var dateButton: UIButton? { (content as? CompactDateContent)?.dateButton }

    /// The button that opens wheels for the time, if there is one.
    package final var timeButton: UIButton? {
        (content as? CompactDateContent)?.timeButton ?? (content as? DateCalendarContent)?.timeButton
    }

    /// The range of dates that can be selected; `nil` if no limits apply.
    package final var limitsInForce: ClosedRange<Date>? {
        guard datePickerMode != .countDownTimer, minimumDate != nil || maximumDate != nil else { return nil }
        let limits = rules.limits
        return limits == DateRules.possible ? nil : limits
    }

    /// The calendar in use, with the picker's time zone.
    package final var calendarInForce: Calendar { rules.calendar }

    package final var minuteIntervalInForce: Int { rules.minuteInterval }
}
