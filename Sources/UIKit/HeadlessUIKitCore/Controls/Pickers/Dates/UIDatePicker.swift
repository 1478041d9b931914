/// A control with which the user selects a date, a time or a duration.
///
/// ```swift
/// let picker = UIDatePicker()
/// picker.datePickerMode = .date
/// picker.preferredDatePickerStyle = .inline
/// picker.minimumDate = journey.start
/// picker.addTarget(self, action: BookingViewController.dayDidChange, for: .valueChanged)
/// ```
///
/// `valueChanged` and `primaryActionTriggered` are sent when the user selects another date, never when code sets one.
/// A date that cannot be selected, such as one before ``minimumDate`` or February 30, is replaced with the nearest
/// one that can, and the wheels turn back to it; a time skipped by daylight saving is replaced with the next.
///
/// "Today" is the day of the application's clock. Texts and their order follow ``locale``, days and months
/// ``calendar``, hours ``timeZone``. In the compact style a button opens a calendar or wheels over the window, until
/// something outside is touched; `editingDidBegin` is sent when they open, and `editingDidEnd` when they close.
///
/// The supported years are 1 to 9999. Until it is given a size, the picker has its natural size.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    private var dateStore: Date
    private var durationStore: TimeInterval = 0
    private var contentIsStale = true
    /// The natural size that the picker last gave itself.
    private var ownSize: CGSize?
    final var content: (any DatePickerContent)?
    package final var overlay: DatePickerOverlay?
    private var knownRules: (rules: DateRules, texts: DateTexts)?

    /// Creates a picker that shows the present time; an empty frame gets the natural size.
    public override init(frame: CGRect) {
        dateStore = UIApplication.shared.clock.date
        super.init(frame: frame)
        if frame.size == .zero { takeOwnSize() }
    }

    /// Creates a picker of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        dateStore = UIApplication.shared.clock.date
        super.init(coder: coder)
        takeOwnSize()
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }

    // MARK: Selection

    /// What the picker selects; `.dateAndTime` by default.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { contentDidChange() } }
    }

    /// The selected date; initially the time at which the picker was created.
    ///
    /// A date outside the limits is moved to the nearest one inside. With a minute interval it reads as the last step
    /// not after it, unless ``roundsToMinuteInterval`` is `false`. A date that is not finite, or not in the years 1
    /// to 9999, is a failure, and the old one is kept.
    open var date: Date {
        get { roundsToMinuteInterval && datePickerMode.hasTimes ? rules.allowed(dateStore) : dateStore }
        set { setDate(newValue, animated: false) }
    }

    /// Sets ``date``, animating the wheels if asked; the new date counts immediately.
    open func setDate(_ date: Date, animated: Bool) {
        guard check(date, "date") else { return }
        dateStore = rules.clamped(date)
        ViewTree.change(self)
        showDate(animated: animated)
    }

    /// The selected duration in the mode `.countDownTimer`, in seconds; 0 by default.
    ///
    /// It is at most 23 hours, 59 minutes and 59 seconds. The user cannot select less than a minute, or less than one
    /// interval. A value that is not finite is a failure, and the old one is kept.
    open var countDownDuration: TimeInterval {
        get { durationStore }
        set {
            guard checkFinite(newValue, "countDownDuration") else { return }
            durationStore = min(max(newValue, 0), Self.longestDuration)
            ViewTree.change(self)
            showDate(animated: false)
        }
    }

    static let longestDuration: TimeInterval = 86_399

    // MARK: Limits

    /// The earliest selectable date; `nil` for no limit. If it is later than ``maximumDate``, both are ignored.
    ///
    /// The date is limited, too. A limit that is not finite, or not in the years 1 to 9999, is a failure and not set.
    open var minimumDate: Date? {
        didSet {
            if let new = minimumDate, !check(new, "minimumDate") { minimumDate = oldValue }
            limitsDidChange()
        }
    }

    /// The latest selectable date; `nil` for no limit. The rules of ``minimumDate`` apply.
    open var maximumDate: Date? {
        didSet {
            if let new = maximumDate, !check(new, "maximumDate") { maximumDate = oldValue }
            limitsDidChange()
        }
    }

    /// The interval between selectable times, in minutes; 1 by default.
    ///
    /// As documented, a number that does not divide 60, or is not from 1 to 30, counts as 1.
    open var minuteInterval: Int = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            if minuteInterval != oldValue { contentDidChange() }
        }
    }

    /// Whether ``date`` is rounded down to ``minuteInterval``; `true` by default.
    open var roundsToMinuteInterval = true

    // MARK: Locale and time zone

    /// The locale of the texts; `nil` for the calendar's, or else the device's.
    open var locale: Locale? {
        didSet { contentDidChange() }
    }

    private var calendarStore: Calendar?

    /// The calendar for days, months and years; the current one by default.
    open var calendar: Calendar! {
        get { calendarStore ?? SimulatedDevice.current.calendar }
        set {
            calendarStore = newValue
            contentDidChange()
        }
    }

    /// The time zone; `nil` for the calendar's.
    open var timeZone: TimeZone? {
        didSet { contentDidChange() }
    }

    // MARK: Style

    /// The requested style.
    ///
    /// Months and durations are always shown on wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { contentDidChange() } }
    }

    /// The actual style, never `.automatic`.
    open var datePickerStyle: UIDatePickerStyle {
        switch (datePickerMode, preferredDatePickerStyle) {
        case (.countDownTimer, _), (.yearAndMonth, _): .wheels
        case (_, .automatic): .compact
        case (_, let style): style
        }
    }

    // MARK: Content

    /// The rules for selectable dates, and the texts.
    final var rulesAndTexts: (rules: DateRules, texts: DateTexts) {
        if let knownRules { return knownRules }
        let known = makeRules()
        knownRules = known
        return known
    }

    final var rules: DateRules { rulesAndTexts.rules }

    private func makeRules() -> (rules: DateRules, texts: DateTexts) {
        var calendar = calendarStore ?? SimulatedDevice.current.calendar
        // A calendar that was made by its identifier has the locale without a language.
        let own = calendarStore?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 }
        let locale = locale ?? own ?? SimulatedDevice.current.locale
        if calendarStore == nil { calendar.locale = locale }
        if let timeZone { calendar.timeZone = timeZone }
        guard datePickerMode != .countDownTimer else {
            return (durationRules, DateTexts(locale: locale, calendar: calendar, isMirrored: isRightToLeft))
        }
        var rules = DateRules(calendar: calendar)
        (rules.minimum, rules.maximum) = (minimumDate, maximumDate)
        rules.minuteInterval = datePickerMode.hasTimes ? minuteInterval : 1
        return (rules, DateTexts(locale: locale, calendar: calendar, isMirrored: isRightToLeft))
    }

    /// The date that the content shows; for a duration, that time of a day.
    final var shownDate: Date {
        guard datePickerMode == .countDownTimer else { return rules.allowed(dateStore) }
        return rules.allowed(Date(timeIntervalSinceReferenceDate: durationStore))
    }

    /// Applies the user's choice and sends the events.
    final func userDidPick(_ date: Date) {
        if datePickerMode == .countDownTimer {
            durationStore = date.timeIntervalSinceReferenceDate
        } else {
            dateStore = date
        }
        ViewTree.change(self)
        showDate(animated: true)
        send(.valueChanged, with: nil)
        send(.primaryActionTriggered, with: nil)
    }

    private func limitsDidChange() {
        contentDidChange()
        dateStore = rules.clamped(dateStore)
    }

    @_spi(Wings) open override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        contentDidChange()
    }

    private func contentDidChange() {
        knownRules = nil
        contentIsStale = true
        closeOverlay()
        if bounds.size == ownSize { takeOwnSize() }
        ViewTree.change(self)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func takeOwnSize() {
        let size = sizeThatFits(.zero)
        ownSize = size
        if hasTransform {
            bounds.size = size
        } else {
            frame.size = size
        }
    }

    private func showDate(animated: Bool) {
        // The width of a compact picker depends on its texts.
        if datePickerStyle == .compact, bounds.size == ownSize { takeOwnSize() }
        guard !contentIsStale else { return }
        content?.show(shownDate, animated: animated)
        showDateInOverlay(animated: animated)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if contentIsStale {
            contentIsStale = false
            content?.view.removeFromSuperview()
            let made = makeContent()
            made.view.semanticContentAttribute = semanticContentAttribute
            content = made
            addSubview(made.view)
            updateInteraction()
        }
        content?.view.frame = bounds
    }

    /// The natural size for the style and mode, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override var intrinsicContentSize: CGSize { naturalSize }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled { closeOverlay() }
        updateInteraction()
    }

    private func updateInteraction() {
        content?.setEnabled(isEnabled)
    }

    /// Closes the open popover when the picker leaves its window, and follows the device when it enters one.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            closeOverlay()
        } else if let texts = knownRules?.texts, !texts.isLike(makeRules().texts) {
            // The device's language or zone changed while the picker was in no window.
            contentDidChange()
        }
    }
}
