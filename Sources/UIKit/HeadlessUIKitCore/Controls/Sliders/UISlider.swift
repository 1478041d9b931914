/// A control for a value of a range, whose thumb is dragged along a track.
///
/// ```swift
/// let volume = UISlider()
/// volume.maximumValue = 11
/// volume.addTarget(self, action: PlayerViewController.volumeChanged(_:), for: .valueChanged)
/// ```
///
/// Only a touch that begins on the thumb, or near it, moves it. A continuous slider sends `valueChanged` when the
/// thumb is touched, with each change, and when it is released, as observed of UIKit; one that is not continuous
/// sends it on release. Code that sets ``value`` sends no event.
///
/// Where interfaces are read from the right, the smallest value is at the right end, unless
/// ``UIView/semanticContentAttribute`` says otherwise.
///
/// Its accessibility value is the position in the range, such as "50%", unless another was set.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private var range = ControlRange<Float>(minimum: 0, maximum: 1)
    private var valueStore: Float = 0
    /// The distance from the finger to the thumb's centre.
    private var grip: CGFloat = 0
    private var valueAtStart: Float = 0
    let parts = SliderParts()

    override func didInit() {
        super.didInit()
        parts.add(to: self)
    }

    // MARK: Value

    /// The value, from ``minimumValue`` to ``maximumValue``; 0 by default.
    ///
    /// A value out of range is limited to it; NaN is a failure, and the old value is kept. Setting it sends no event.
    open var value: Float {
        get { valueStore }
        set { setValue(newValue, animated: false) }
    }

    /// The smallest value; 0 by default.
    ///
    /// A lower value, or a lower maximum, is raised to it. One that is not finite is a failure, and the old one is
    /// kept.
    open var minimumValue: Float {
        get { range.minimum }
        set { if checkFinite(newValue, "minimumValue") { changeRange { $0.setMinimum(newValue) } } }
    }

    /// The largest value; 1 by default.
    ///
    /// A higher value, or a higher minimum, is lowered to it. One that is not finite is a failure, and the old one is
    /// kept.
    open var maximumValue: Float {
        get { range.maximum }
        set { if checkFinite(newValue, "maximumValue") { changeRange { $0.setMaximum(newValue) } } }
    }

    /// Whether `valueChanged` is sent while the thumb is dragged, and not only at the end.
    open var isContinuous = true

    /// Sets the value, without sending an event.
    ///
    /// - Parameters:
    ///   - value: as for ``value``.
    ///   - animated: whether the thumb slides, for 0.25 seconds of virtual time; ``value`` is the new one
    /// immediately.
    open func setValue(_ value: Float, animated: Bool) {
        guard checkFinite(value, orInfinite: true, "value") else { return }
        let new = range.clamp(value)
        guard new != valueStore else { return }
        valueStore = new
        ViewTree.change(self)
        if animated, window != nil {
            UIView.animate(withDuration: 0.25, options: .allowUserInteraction) { [self] in
                layOutTrackAndThumb()
            }
        } else {
            setNeedsLayout()
        }
    }

    private func changeRange(_ change: (inout ControlRange<Float>) -> Void) {
        change(&range)
        valueStore = range.clamp(valueStore)
        ViewTree.change(self)
        setNeedsLayout()
    }

    // MARK: Rectangles

    /// The frame of the minimum value's image, in the slider's coordinates.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        parts.imageRect(minimumValueImage, atLeft: !isRightToLeft, in: bounds)
    }

    /// The frame of the maximum value's image, in the slider's coordinates.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        parts.imageRect(maximumValueImage, atLeft: isRightToLeft, in: bounds)
    }

    /// The frame of the track: between the images at the ends, 2 points from the edges and 4 high, as observed of
    /// UIKit.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let minimum = minimumValueImage == nil ? nil : minimumValueImageRect(forBounds: bounds)
        let maximum = maximumValueImage == nil ? nil : maximumValueImageRect(forBounds: bounds)
        return isRightToLeft
            ? parts.trackRect(in: bounds, leftImage: maximum, rightImage: minimum)
            : parts.trackRect(in: bounds, leftImage: minimum, rightImage: maximum)
    }

    /// The frame of the thumb at a value: it moves from one end of the track to the other.
    ///
    /// A subclass may place it elsewhere. The value for a finger's position is interpolated between the thumb's
    /// positions at both ends of the range.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? SliderParts.thumbSize
        let outset = SliderParts.trackInset
        let travel = max(rect.width + 2 * outset - size.width, 0)
        let part = CGFloat(range.part(of: value))
        return CGRect(
            x: rect.minX - outset + travel * (isRightToLeft ? 1 - part : part),
            y: rect.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    package final func thumbRect(at value: Float) -> CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    /// The value at which the thumb's centre is at `x`.
    private func value(at x: CGFloat) -> Float {
        let (start, end) = (thumbRect(at: minimumValue).midX, thumbRect(at: maximumValue).midX)
        guard start != end, start.isFinite, end.isFinite else { return valueStore }
        return range.value(at: (x - start) / (end - start))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTrackAndThumb()
    }

    private func layOutTrackAndThumb() {
        parts.layOut(self, thumbRect(at: valueStore))
    }

    // Frames that Xcode stored in public nibs.
    /// 31 points high, and the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SliderParts.height)
    }

    /// 30 points high, without the ``alignmentRectInsets``, and of no natural width.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: Self.noIntrinsicMetric, height: SliderParts.height - SliderParts.alignmentInsets.bottom)
    }

    /// What lies beyond the track at the left and right, and the lowest point, are not aligned with other views.
    open override var alignmentRectInsets: UIEdgeInsets { SliderParts.alignmentInsets }

    override func stateDidChange() {
        super.stateDidChange()
        parts.showState(of: self)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.showState(of: self)
    }

    // MARK: Tracking

    /// How far from the thumb a touch may begin to move it, in points; UIKit's distance is not documented.
    package nonisolated static let thumbReach: CGFloat = 10

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        guard hasThumb(at: location) else { return false }
        grip = thumbRect(at: valueStore).midX - location.x
        valueAtStart = valueStore
        return true
    }

    override func didBeginTracking(_ event: UIEvent?) {
        if isContinuous { sendValue(event) }
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = value(at: touch.location(in: self).x + grip)
        guard new != valueStore else { return true }
        setValue(new, animated: false)
        if isContinuous { sendValue(event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        sendValue(event)
    }

    /// The value is kept; a slider that is not continuous sends its event now.
    open override func cancelTracking(with event: UIEvent?) {
        if !isContinuous, valueStore != valueAtStart { sendValue(event) }
    }

    override var hasThumb: Bool { true }

    override func hasThumb(at point: CGPoint) -> Bool {
        thumbRect(at: valueStore).insetBy(dx: -Self.thumbReach, dy: -Self.thumbReach).contains(point)
    }

    /// As Apple documents, a swipe along the slider's thumb is not recognized by recognizers of its ancestors.
    override func isThumbKept(from recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UISwipeGestureRecognizer
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    // The value's position in the range, such as "50%".
    override var accessibilityValueByDefault: String? { range.part(of: valueStore).percentText }

    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .adjustable }

    /// Increases the value by a tenth of the range, and sends `valueChanged`.
    open override func accessibilityIncrement() { adjust(by: 0.1) }

    /// Decreases the value by a tenth of the range, and sends `valueChanged`.
    open override func accessibilityDecrement() { adjust(by: -0.1) }

    private func adjust(by step: Double) {
        guard isEnabled else { return }
        let old = valueStore
        setValue(range.value(at: range.part(of: old) + step), animated: true)
        if valueStore != old { sendValue(nil) }
    }

    // MARK: Images and colours

    /// The image at the end of the minimum value.
    open var minimumValueImage: UIImage? {
        get { parts.minimumImage.image }
        set { change(.sliderMinimumImage) { $0.minimumImage.image = newValue } }
    }

    /// The image at the end of the maximum value.
    open var maximumValueImage: UIImage? {
        get { parts.maximumImage.image }
        set { change(.sliderMaximumImage) { $0.maximumImage.image = newValue } }
    }

    /// The colour of the track up to the thumb; the view's tint if `nil`.
    open var minimumTrackTintColor: UIColor? {
        get { parts.minimumTrackTint }
        set { change(.sliderMinimumTrackTint) { $0.minimumTrackTint = newValue } }
    }

    /// The colour of the track beyond the thumb; the system's grey if `nil`.
    open var maximumTrackTintColor: UIColor? {
        get { parts.maximumTrackTint }
        set { change(.sliderMaximumTrackTint) { $0.maximumTrackTint = newValue } }
    }

    /// The colour of the thumb; white if `nil`.
    open var thumbTintColor: UIColor? {
        get { parts.thumbTint }
        set { change(.sliderThumbTint) { $0.thumbTint = newValue } }
    }

    /// Sets the image of the thumb for a state.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        change(.sliderThumbImage, for: state) { $0.thumbImages[state] = image }
    }

    /// Sets the image of the track up to the thumb for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        change(.sliderMinimumTrackImage, for: state) { $0.minimumTrackImages[state] = image }
    }

    /// Sets the image of the track beyond the thumb for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        change(.sliderMaximumTrackImage, for: state) { $0.maximumTrackImages[state] = image }
    }

    /// The image set for the thumb in exactly `state`.
    open func thumbImage(for state: State) -> UIImage? { parts.thumbImages[state] }

    /// The image set for the track up to the thumb in exactly `state`.
    open func minimumTrackImage(for state: State) -> UIImage? { parts.minimumTrackImages[state] }

    /// The image set for the track beyond the thumb in exactly `state`.
    open func maximumTrackImage(for state: State) -> UIImage? { parts.maximumTrackImages[state] }

    /// The image of the thumb for the present state; that of `.normal` if the state has none.
    open var currentThumbImage: UIImage? { parts.thumbImages[state] ?? parts.thumbImages[.normal] }

    /// The image of the track up to the thumb for the present state.
    open var currentMinimumTrackImage: UIImage? {
        parts.minimumTrackImages[state] ?? parts.minimumTrackImages[.normal]
    }

    /// The image of the track beyond the thumb for the present state.
    open var currentMaximumTrackImage: UIImage? {
        parts.maximumTrackImages[state] ?? parts.maximumTrackImages[.normal]
    }
}
