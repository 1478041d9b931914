import TimeLapse

/// A control with two buttons that increase and decrease a value in steps.
///
/// ```swift
/// let copies = UIStepper()
/// copies.minimumValue = 1
/// copies.addTarget(self, action: PrintViewController.copiesChanged(_:), for: .valueChanged)
/// ```
///
/// A stepper with ``autorepeat`` takes its first step when a touch begins on a button, and repeats while it stays
/// there: after half a second ten times a second, and twice as fast after ten steps. Apple documents no numbers; these
/// are chosen. Without ``autorepeat`` it takes its step when the touch ends. Its size is fixed.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// The size of every stepper, in points.
    package nonisolated static let size = CGSize(width: 94, height: 32)

    private var range = ControlRange<Double>(minimum: 0, maximum: 100)
    private var valueStore: Double = 0
    private var step: Double = 1
    private let repetition = StepRepetition()
    private var pressed: UIStepperButton?
    private var valueAtStart: Double = 0
    package final let decrementButton = UIStepperButton("Decrement")
    package final let incrementButton = UIStepperButton("Increment")

    /// Creates a stepper from 0 to 100, in steps of 1.
    ///
    /// - Parameter frame: its origin counts, its size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Creates a stepper of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds = CGRect(origin: .zero, size: Self.size)
        setUp()
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }

    private func setUp() {
        for button in [decrementButton, incrementButton] { addSubview(button) }
        placeButtons()
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        updateButtons()
    }

    /// Places the button that decreases the value at the leading edge, the other at the trailing one.
    private func placeButtons() {
        let half = Self.size.width / 2
        for (index, button) in [decrementButton, incrementButton].enumerated() {
            button.frame = mirrored(
                CGRect(x: CGFloat(index) * half, y: 0, width: half, height: Self.size.height))
        }
    }

    @_spi(Wings) open override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        placeButtons()
    }

    // MARK: Value

    /// The value, from ``minimumValue`` to ``maximumValue``; 0 by default.
    ///
    /// A value out of range is limited to it; NaN is a failure, and the old value is kept. Setting it sends no event.
    open var value: Double {
        get { valueStore }
        set {
            guard checkFinite(newValue, orInfinite: true, "value") else { return }
            set(range.clamp(newValue))
        }
    }

    /// The smallest value; 0 by default.
    ///
    /// A lower value, or a lower maximum, is raised to it. One that is not finite is a failure, and the old one is
    /// kept.
    open var minimumValue: Double {
        get { range.minimum }
        set { if checkFinite(newValue, "minimumValue") { changeRange { $0.setMinimum(newValue) } } }
    }

    /// The largest value; 100 by default.
    ///
    /// A higher value, or a higher minimum, is lowered to it. One that is not finite is a failure, and the old one is
    /// kept.
    open var maximumValue: Double {
        get { range.maximum }
        set { if checkFinite(newValue, "maximumValue") { changeRange { $0.setMaximum(newValue) } } }
    }

    /// The size of a step; 1 by default. One that is not finite and above 0 is a failure, and the old one is kept.
    open var stepValue: Double {
        get { step }
        set {
            guard newValue.isFinite, newValue > 0 else {
                return ControlFailure.wasSet(
                    "stepValue", of: summary, to: CGFloat(newValue).shortText,
                    whichIs: "not a finite number above 0"
                ).record()
            }
            step = newValue
        }
    }

    /// Whether a step beyond one end continues from the other; otherwise a button at its end is disabled.
    open var wraps = false {
        didSet { updateButtons() }
    }

    /// Whether holding a button down repeats the step.
    open var autorepeat = true

    /// Whether `valueChanged` is sent with each step, and not only when the touch ends.
    open var isContinuous = true

    private func changeRange(_ change: (inout ControlRange<Double>) -> Void) {
        change(&range)
        valueStore = range.clamp(valueStore)
        updateButtons()
    }

    private func set(_ value: Double) {
        valueStore = value
        updateButtons()
    }

    private func updateButtons() {
        decrementButton.isEnabled = isEnabled && (wraps || valueStore > range.minimum)
        incrementButton.isEnabled = isEnabled && (wraps || valueStore < range.maximum)
        ViewTree.change(self)
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateButtons()
    }

    // MARK: Stepping

    private func next(up isUp: Bool) -> Double {
        let new = isUp ? valueStore + step : valueStore - step
        if range.clamp(new) == new { return new }
        let isAtEnd = valueStore == (isUp ? range.maximum : range.minimum)
        if wraps, isAtEnd { return isUp ? range.minimum : range.maximum }
        return isUp ? range.maximum : range.minimum
    }

    private func takeStep(_ event: UIEvent?) {
        guard let pressed else { return }
        let new = next(up: pressed === incrementButton)
        guard new != valueStore else { return }
        set(new)
        if isContinuous { sendValue(event) }
    }

    private func startRepeating() {
        repetition.start(on: UIApplication.shared.clock) { [weak self] in
            guard let self, let pressed, pressed.isEnabled else { return false }
            takeStep(nil)
            return self.pressed?.isEnabled ?? false
        }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isUp = (touch.location(in: self).x >= Self.size.width / 2) != isRightToLeft
        let button = isUp ? incrementButton : decrementButton
        guard button.isEnabled else { return false }
        pressed = button
        button.isHighlighted = true
        valueAtStart = valueStore
        return true
    }

    override func didBeginTracking(_ event: UIEvent?) {
        guard autorepeat else { return }
        takeStep(event)
        if pressed != nil { startRepeating() }
    }

    /// Stops repeating while the touch is outside the button.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let pressed else { return true }
        let isOnButton = pressed.frame.contains(touch.location(in: self))
        guard isOnButton != pressed.isHighlighted else { return true }
        pressed.isHighlighted = isOnButton
        if !isOnButton {
            repetition.stop()
        } else if autorepeat {
            startRepeating()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !autorepeat, pressed?.isHighlighted ?? false { takeStep(event) }
        release(event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        release(event)
    }

    private func release(_ event: UIEvent?) {
        repetition.stop()
        pressed?.isHighlighted = false
        pressed = nil
        if !isContinuous, valueStore != valueAtStart { sendValue(event) }
    }

    @_spi(Wings) open override var keepsTapsToItself: Bool { true }

    // MARK: Size

    override class var hasOwnPlacing: Bool { true }

    /// The stepper's frame, in the superview's coordinates; its size cannot be changed.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: super.frame.size) }
    }

    /// The stepper's bounds; their size cannot be changed.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// The fixed size of a stepper, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// The fixed size of a stepper, in points.
    open override var intrinsicContentSize: CGSize { Self.size }

    // MARK: Images

    /// Sets the image of the button that decreases the value for a state.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        noteAppearance(.stepperDecrementImage, for: state)
        decrementButton.setImage(image, for: state)
    }

    /// Sets the image of the button that increases the value for a state.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        noteAppearance(.stepperIncrementImage, for: state)
        incrementButton.setImage(image, for: state)
    }

    private var backgroundImages: [State: UIImage] = [:]
    private var dividerImages: [DividerSides: UIImage] = [:]

    /// Sets the image behind both buttons for a state. It has no effect here.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        noteAppearance(.stepperBackgroundImage, for: state)
        backgroundImages[state] = image
        ViewTree.change(self)
    }

    /// The image set behind both buttons for exactly `state`.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// Sets the image between the buttons, for the states of the left and the right one. It has no effect here.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State
    ) {
        let sides = DividerSides(left: left, right: right)
        noteAppearance(.stepperDividerImage, sides.argument)
        dividerImages[sides] = image
        ViewTree.change(self)
    }

    /// The image set between the buttons for exactly these states.
    open func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
        dividerImages[DividerSides(left: left, right: right)]
    }

    /// The image set for the button that decreases the value in exactly `state`.
    open func decrementImage(for state: State) -> UIImage? { decrementButton.images[state] }

    /// The image set for the button that increases the value in exactly `state`.
    open func incrementImage(for state: State) -> UIImage? { incrementButton.images[state] }
}
