import Foundation

/// A control for one value of a range, whose thumb is dragged along a track.
///
/// ```swift
/// let volume = UISlider()
/// volume.maximumValue = 11
/// volume.addTarget(self, action: PlayerViewController.volumeChanged(_:), for: .valueChanged)
/// ```
///
/// Only a finger that comes down on the thumb, or near it, moves it; elsewhere on the track a touch does nothing.
/// A slider that is continuous sends `valueChanged` when the thumb is taken hold of, with each change, and when it
/// is let go, as is observed of UIKit's; one that is not sends it when the thumb is let go. Code that sets
/// ``value`` sends nothing.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private var range = ControlRange<Float>(minimum: 0, maximum: 1)
    private var valueStore: Float = 0
    /// From the finger to the middle of the thumb.
    private var grip: CGFloat = 0
    private var valueAtStart: Float = 0
    let parts = SliderParts()

    /// Makes a slider from 0 to 1 that stands at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        parts.add(to: self)
    }

    /// Makes a slider of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts.add(to: self)
    }

    // MARK: Value

    /// Where the slider stands, from ``minimumValue`` to ``maximumValue``; 0 from the start.
    ///
    /// A value beyond an end is that end; NaN is a failure, and the value stays. Setting it sends no event.
    open var value: Float {
        get { valueStore }
        set { setValue(newValue, animated: false) }
    }

    /// The smallest value; 0 from the start.
    ///
    /// A value below it is raised to it, and a maximum that is below it, too. One that is not finite is a failure,
    /// and the old one stays.
    open var minimumValue: Float {
        get { range.minimum }
        set { if isFinite(newValue, "minimumValue") { changeRange { $0.setMinimum(newValue) } } }
    }

    /// The largest value; 1 from the start.
    ///
    /// A value above it is lowered to it, and a minimum that is above it, too. One that is not finite is a failure,
    /// and the old one stays.
    open var maximumValue: Float {
        get { range.maximum }
        set { if isFinite(newValue, "maximumValue") { changeRange { $0.setMaximum(newValue) } } }
    }

    /// Whether `valueChanged` is sent while the thumb is being dragged, and not only at the end.
    open var isContinuous = true

    /// Moves the thumb to a value, without sending an event.
    ///
    /// - Parameters:
    ///   - value: as for ``value``.
    ///   - animated: whether the thumb slides there, for a quarter of a second on the clock; ``value`` is the new one
    ///     at once.
    open func setValue(_ value: Float, animated: Bool) {
        if value.isNaN {
            ViewFailure.notFinite(self, "value", "nan").record()
            return
        }
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

    private func isFinite(_ value: Float, _ property: String) -> Bool {
        if value.isFinite { return true }
        ViewFailure.notFinite(self, property, CGFloat(value).shortText).record()
        return false
    }

    private func changeRange(_ change: (inout ControlRange<Float>) -> Void) {
        change(&range)
        valueStore = range.clamp(valueStore)
        ViewTree.change(self)
        setNeedsLayout()
    }

    // MARK: Rectangles

    /// Where the picture for the smallest value is, in the slider's coordinates.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        parts.imageRect(minimumValueImage, atMinimum: true, in: bounds)
    }

    /// Where the picture for the largest value is, in the slider's coordinates.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        parts.imageRect(maximumValueImage, atMinimum: false, in: bounds)
    }

    /// Where the track is, in the slider's coordinates: between the pictures for the ends, 2 points from the edges
    /// and 4 high, as is observed of UIKit's.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        parts.trackRect(
            in: bounds, minimumValueImage == nil ? nil : minimumValueImageRect(forBounds: bounds),
            maximumValueImage == nil ? nil : maximumValueImageRect(forBounds: bounds))
    }

    /// Where the thumb is at a value, in the slider's coordinates: it goes from one end of the track to the other.
    ///
    /// A subclass may place it elsewhere. What a finger's place stands for is found from where the thumb is at both
    /// ends of the range, and evenly between.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? SliderParts.thumbSize
        let outset = SliderParts.trackInset
        let way = max(rect.width + 2 * outset - size.width, 0)
        return CGRect(
            x: rect.minX - outset + way * range.part(of: value), y: rect.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Where the thumb is when the slider stands at `value`.
    package final func thumbRect(at value: Float) -> CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    /// The value that the slider has when the middle of its thumb is at `x`.
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

    /// 34 points high, as is observed of UIKit's, and as wide as there is room.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SliderParts.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: SliderParts.height)
    }

    override func stateDidChange() {
        super.stateDidChange()
        parts.showState(of: self)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.showState(of: self)
    }

    // MARK: Tracking

    /// How far beside the thumb a finger takes hold of it still, in points; UIKit's reach is not documented.
    package nonisolated static let thumbReach: CGFloat = 10

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = thumbRect(at: valueStore)
        let location = touch.location(in: self)
        guard thumb.insetBy(dx: -Self.thumbReach, dy: -Self.thumbReach).contains(location) else {
            return false
        }
        grip = thumb.midX - location.x
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

    /// A value that was reached is kept; whoever is told at the end only is told now.
    open override func cancelTracking(with event: UIEvent?) {
        if !isContinuous, valueStore != valueAtStart { sendValue(event) }
    }

    private func sendValue(_ event: UIEvent?) {
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    /// Apple documents of a swipe along the slider, on its thumb, that it is no recognizer's further out.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let swipe = gestureRecognizer as? UISwipeGestureRecognizer, isTracking,
            !swipe.direction.isDisjoint(with: [.left, .right]), let owner = swipe.view,
            !owner.isDescendant(of: self)
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { extras?.accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// How much of the range is below the value, such as "50%", unless one is set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? range.part(of: valueStore).percentText }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(extras?.accessibility.traits == nil ? .adjustable : []) }
        set { super.accessibilityTraits = newValue }
    }

    /// Raises the value by a tenth of the range, and sends `valueChanged`.
    open override func accessibilityIncrement() { adjust(by: 0.1) }

    /// Lowers the value by a tenth of the range, and sends `valueChanged`.
    open override func accessibilityDecrement() { adjust(by: -0.1) }

    private func adjust(by step: Double) {
        guard isEnabled else { return }
        let old = valueStore
        setValue(range.value(at: range.part(of: old) + step), animated: true)
        if valueStore != old { sendValue(nil) }
    }
}
