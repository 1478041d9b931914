import Foundation

/// A control by which the user chooses a date, a time, or how long something takes.
///
/// ```swift
/// let picker = UIDatePicker()
/// picker.datePickerMode = .date
/// picker.preferredDatePickerStyle = .inline
/// picker.minimumDate = journey.start
/// picker.addTarget(self, action: BookingViewController.dayDidChange, for: .valueChanged)
/// ```
///
/// `valueChanged` and `primaryActionTriggered` are sent when the user has chosen another date, never for what code
/// sets. A date that may not be chosen, such as one before ``minimumDate`` or the 31st of a month of 30 days, gives way
/// to the nearest that may, to which the wheels turn back. A time that the clocks skip gives way to the next.
///
/// "Today" is the day of the application's clock. The texts and their order are the ``locale``'s, the days and months
/// the ``calendar``'s, the hours the ``timeZone``'s. Of the compact style, the button's calendar or wheels lie over
/// the window until something beside them is touched; `editingDidBegin` and `editingDidEnd` tell when.
///
/// Dates reach from the year 1 to the year 9999. Until it is given a size, the picker has the size that suits it.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    private var dateStore: Date
    private var durationStore: TimeInterval = 0
    private var contentIsStale = true
    /// The size that the picker gave itself.
    private var ownSize: CGSize?
    final var content: (any DatePickerContent)?
    package final var overlay: DatePickerOverlay?
    private var knownRules: (rules: DateRules, texts: DateTexts)?

    /// Makes a picker of the time that it is; without a size, it has the size that suits it.
    public override init(frame: CGRect) {
        dateStore = UIApplication.shared.clock.date
        super.init(frame: frame)
        if frame.size == .zero { takeOwnSize() }
    }

    /// Makes a picker of the size that suits it: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        dateStore = UIApplication.shared.clock.date
        super.init(coder: coder)
        takeOwnSize()
    }

    // MARK: What is chosen

    /// What is chosen; a day and a time unless set.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { contentDidChange() } }
    }

    /// The date that is chosen; the time at which the picker was made, until it is set or the user chooses another.
    ///
    /// Set, it is brought between the limits. Where times go by steps, it reads as the last step not after it, unless
    /// ``roundsToMinuteInterval`` is `false`. One that is not finite, or not in the years 1 to 9999, is a failure, and
    /// the date stays.
    open var date: Date {
        get { roundsToMinuteInterval && datePickerMode.hasTimes ? rules.allowed(dateStore) : dateStore }
        set { setDate(newValue, animated: false) }
    }

    /// Chooses a date as ``date`` does, with the wheels turning to it if so asked; it holds at once.
    open func setDate(_ date: Date, animated: Bool) {
        guard isPossible(date, "date") else { return }
        dateStore = rules.clamped(date)
        ViewTree.change(self)
        showDate(animated: animated)
    }

    /// How long something takes, in seconds, while that is what is chosen; 0 from the start.
    ///
    /// It is at most 23 hours and 59 minutes and 59 seconds. The user chooses no less than a minute, or a step. A
    /// value that is not finite is a failure, and the duration stays.
    open var countDownDuration: TimeInterval {
        get { durationStore }
        set {
            guard newValue.isFinite else {
                ViewFailure.notFinite(self, "countDownDuration", CGFloat(newValue).shortText).record()
                return
            }
            durationStore = min(max(newValue, 0), Self.longestDuration)
            ViewTree.change(self)
            showDate(animated: false)
        }
    }

    private static let longestDuration: TimeInterval = 86_399

    // MARK: Limits

    /// The first date that may be chosen; any if `nil`. Limits of which the first is the later one do not count.
    ///
    /// The date follows. A limit that is not finite, or not in the years 1 to 9999, is a failure, and the limit stays.
    open var minimumDate: Date? {
        didSet {
            if let new = minimumDate, !isPossible(new, "minimumDate") { minimumDate = oldValue }
            limitsDidChange()
        }
    }

    /// The last date that may be chosen; any if `nil`. It is as ``minimumDate`` otherwise.
    open var maximumDate: Date? {
        didSet {
            if let new = maximumDate, !isPossible(new, "maximumDate") { maximumDate = oldValue }
            limitsDidChange()
        }
    }

    /// By how many minutes times go; 1 unless set.
    ///
    /// As documented, one that does not divide 60, or is not from 1 to 30, counts as 1.
    open var minuteInterval: Int = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            if minuteInterval != oldValue { contentDidChange() }
        }
    }

    /// Whether ``date`` reads as the last step of ``minuteInterval`` that is not after it; `true` unless set.
    open var roundsToMinuteInterval = true

    // MARK: Place

    /// Whose language and order the texts are in; the calendar's, or the current one, if `nil`.
    open var locale: Locale? {
        didSet { contentDidChange() }
    }

    private var calendarStore: Calendar?

    /// By which days, months and years are counted; the current one unless set.
    open var calendar: Calendar! {
        get { calendarStore ?? .current }
        set {
            calendarStore = newValue
            contentDidChange()
        }
    }

    /// In which hours are counted; the calendar's if `nil`.
    open var timeZone: TimeZone? {
        didSet { contentDidChange() }
    }

    // MARK: Style

    /// How the picker is to look, where it can.
    ///
    /// Months and durations are on wheels, whatever is set.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { contentDidChange() } }
    }

    /// How the picker looks: never automatic.
    public final var datePickerStyle: UIDatePickerStyle {
        switch (datePickerMode, preferredDatePickerStyle) {
        case (.countDownTimer, _), (.yearAndMonth, _): .wheels
        case (_, .automatic): .compact
        case (_, let style): style
        }
    }

    // MARK: Content

    /// What may be chosen, and how it is written.
    final var rulesAndTexts: (rules: DateRules, texts: DateTexts) {
        if let knownRules { return knownRules }
        let known = makeRules()
        knownRules = known
        return known
    }

    final var rules: DateRules { rulesAndTexts.rules }

    private func makeRules() -> (rules: DateRules, texts: DateTexts) {
        var calendar = calendarStore ?? .current
        let locale = locale ?? calendarStore?.locale ?? .current
        if calendarStore == nil { calendar.locale = locale }
        if let timeZone { calendar.timeZone = timeZone }
        guard datePickerMode != .countDownTimer else {
            return (durationRules, DateTexts(locale: locale, calendar: calendar))
        }
        var rules = DateRules(calendar: calendar)
        (rules.minimum, rules.maximum) = (minimumDate, maximumDate)
        rules.minuteInterval = datePickerMode.hasTimes ? minuteInterval : 1
        return (rules, DateTexts(locale: locale, calendar: calendar))
    }

    /// Durations are times of a day that begins when the reference does.
    private var durationRules: DateRules {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var rules = DateRules(calendar: calendar)
        rules.minuteInterval = minuteInterval
        rules.minimum = Date(timeIntervalSinceReferenceDate: 60 * Double(minuteInterval))
        rules.maximum = Date(timeIntervalSinceReferenceDate: Self.longestDuration)
        return rules
    }

    /// What the content shows: the date, or the duration as the time of a day.
    final var shownDate: Date {
        guard datePickerMode == .countDownTimer else { return rules.allowed(dateStore) }
        return rules.allowed(Date(timeIntervalSinceReferenceDate: durationStore))
    }

    /// Takes over what the user chose, and tells of it.
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

    private func isPossible(_ date: Date, _ property: String) -> Bool {
        let seconds = date.timeIntervalSinceReferenceDate
        if !seconds.isFinite {
            ViewFailure.notFinite(self, property, CGFloat(seconds).shortText).record()
            return false
        }
        if DateRules.possible.contains(date) { return true }
        PickerFailure.date(self, property).record()
        return false
    }

    private func limitsDidChange() {
        contentDidChange()
        dateStore = rules.clamped(dateStore)
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
        // The texts of a compact picker are not all of one width.
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
            content = made
            addSubview(made.view)
            updateInteraction()
        }
        content?.view.frame = bounds
    }

    /// The size that suits the picker's style and mode, whatever the room.
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

    /// What was opened over the window goes with the picker.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { closeOverlay() }
    }
}
