/// A control that is on or off.
///
/// ```swift
/// let wifi = UISwitch()
/// wifi.addTarget(self, action: SettingsViewController.wifiChanged(_:), for: .valueChanged)
/// ```
///
/// A tap toggles it, and so does dragging its thumb to the other side. `valueChanged` is sent once, when the touch
/// ends, before `touchUpInside`; code that sets ``isOn`` sends no event. Its size is fixed.
///
/// Its accessibility value is "1" if it is on, otherwise "0", unless another was set.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The styles of a switch.
    public enum Style: Int, Sendable {
        /// The device's style.
        case automatic
        /// A checkbox, as on a Mac.
        case checkbox
        /// A sliding thumb.
        case sliding
    }

    /// The size of every switch, in points, as in UIKit before iOS 26.
    package nonisolated static let size = CGSize(width: 51, height: 31)
    private static let knobInset: CGFloat = 2
    /// The distance after which a touch drags the thumb instead of tapping, in points; chosen.
    private static let dragThreshold: CGFloat = 8
    private static let turnDuration = 0.25

    private let track = UIView()
    private let knob = UIView()
    private var isOnStore = false
    /// The x coordinate at which the touch began, and whether it has dragged since.
    private var startX: CGFloat = 0
    private var isDragging = false
    /// The distance by which the thumb is dragged from its position.
    private var dragOffset: CGFloat = 0

    /// Creates a switch that is off.
    ///
    /// - Parameter frame: its origin counts, its size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Creates a switch of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds = CGRect(origin: .zero, size: Self.size)
        setUp()
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }

    private func setUp() {
        for view in [track, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.layer.cornerRadius = Self.size.height / 2
        knob.layer.cornerRadius = Self.size.height / 2 - Self.knobInset
        knob.layer.shadowOpacity = 0.15
        (knob.layer.shadowRadius, knob.layer.shadowOffset) = (2, CGSize(width: 0, height: 2))
        showState()
    }

    // MARK: State

    /// Whether the switch is on; `false` by default.
    ///
    /// Setting it sends no event.
    open var isOn: Bool {
        get { isOnStore }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off, without sending an event.
    ///
    /// - Parameter animated: whether its thumb slides, for 0.25 seconds of virtual time; the state is the new one
    ///   immediately.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnStore else { return }
        isOnStore = on
        ViewTree.change(self)
        slide(animated: animated)
    }

    private func slide(animated: Bool) {
        guard animated, window != nil else { return showState() }
        UIView.animate(withDuration: Self.turnDuration, options: .allowUserInteraction) { [self] in
            showState()
        }
    }

    /// Toggles the switch for the user, and sends events.
    private func turn(_ on: Bool, _ event: UIEvent?) {
        guard on != isOnStore else { return }
        setOn(on, animated: true)
        sendValue(event)
    }

    // MARK: Appearance

    /// The colour of the track while the switch is on; the system's green if `nil`.
    open var onTintColor: UIColor? {
        didSet { appearanceDidChange(.switchOnTint) }
    }

    /// The colour of the thumb; white if `nil`.
    open var thumbTintColor: UIColor? {
        didSet { appearanceDidChange(.switchThumbTint) }
    }

    /// The image of a switch that is on; as in UIKit since iOS 7, it is not shown.
    open var onImage: UIImage? {
        didSet { noteAppearance(.switchOnImage) }
    }

    /// The image of a switch that is off; as in UIKit since iOS 7, it is not shown.
    open var offImage: UIImage? {
        didSet { noteAppearance(.switchOffImage) }
    }

    /// The title beside a checkbox; a sliding switch, the only style here, shows none. It has no effect here.
    open var title: String?

    /// The requested style. It has no effect here.
    open var preferredStyle = Style.automatic

    /// The actual style: always `.sliding`, as on a phone.
    open var style: Style { .sliding }

    private func appearanceDidChange(_ property: AppearanceProperty) {
        noteAppearance(property)
        showState()
        ViewTree.change(self)
    }

    private var knobFrame: CGRect {
        let side = Self.size.height - 2 * Self.knobInset
        let travel = Self.size.width - 2 * Self.knobInset - side
        let isAtRight = isOnStore != isRightToLeft
        let x = ((isAtRight ? travel : 0) + dragOffset).clamped(to: 0...travel)
        return CGRect(x: Self.knobInset + x, y: Self.knobInset, width: side, height: side)
    }

    @_spi(Wings) open override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        showState()
    }

    private func showState() {
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.backgroundColor = isOnStore ? onTintColor ?? .systemGreen : .systemGray5
        knob.backgroundColor = thumbTintColor ?? .white
        knob.frame = knobFrame
    }

    // MARK: Size

    override class var hasOwnPlacing: Bool { true }

    /// The switch's frame, in the superview's coordinates; its size cannot be changed.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: super.frame.size) }
    }

    /// The switch's bounds; their size cannot be changed.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// The fixed size of a switch, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// The fixed size of a switch, in points, without its ``alignmentRectInsets``.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.size.width - Self.shadow, height: Self.size.height)
    }

    /// How far the switch's frame extends beyond what is aligned, on its right; observed.
    private static let shadow: CGFloat = 2

    /// The right side of the frame is not aligned with other views.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.shadow)
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        startX = touch.location(in: self).x
        isDragging = false
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let distance = touch.location(in: self).x - startX
        if abs(distance) > Self.dragThreshold { isDragging = true }
        if isDragging {
            dragOffset = distance
            showState()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let isAtEnd = (knobFrame.midX > Self.size.width / 2) != isRightToLeft
        dragOffset = 0
        if isDragging {
            if isAtEnd == isOnStore { slide(animated: true) }
            turn(isAtEnd, event)
        } else if isTouchInside {
            turn(!isOnStore, event)
        }
        isDragging = false
    }

    open override func cancelTracking(with event: UIEvent?) {
        dragOffset = 0
        isDragging = false
        showState()
    }

    @_spi(Wings) open override var keepsTapsToItself: Bool { true }

    override var hasThumb: Bool { true }

    /// As Apple documents, a pan along the switch is not recognized by recognizers of its ancestors.
    override func isThumbKept(from recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UIPanGestureRecognizer
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    // "1" if the switch is on, otherwise "0".
    override var accessibilityValueByDefault: String? { isOnStore ? "1" : "0" }

    override var accessibilityTraitsByDefault: UIAccessibilityTraits { [.button, .toggleButton] }
}

extension AppearanceProperty {
    static let switchOnTint = AppearanceProperty(2, \UISwitch.onTintColor)
    static let switchThumbTint = AppearanceProperty(3, \UISwitch.thumbTintColor)
    static let switchOnImage = AppearanceProperty(4, \UISwitch.onImage)
    static let switchOffImage = AppearanceProperty(5, \UISwitch.offImage)
}
