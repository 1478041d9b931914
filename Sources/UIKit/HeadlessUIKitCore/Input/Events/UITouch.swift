/// A touch of a finger on the screen, from the moment when it begins until the finger is lifted.
///
/// One object stands for the whole touch: its phase and location change, its view and its window do not.
///
/// ```swift
/// override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
///     guard let touch = touches.first else { return }
///     let old = touch.previousLocation(in: self), new = touch.location(in: self)
///     offset.x += new.x - old.x
/// }
/// ```
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phases of a touch.
    public enum Phase: Int, Sendable {
        /// It began.
        case began
        /// It moved.
        case moved
        /// It did not move while others did.
        case stationary
        /// The finger was lifted.
        case ended
        /// The system cancelled the touch.
        case cancelled
        /// A pointer entered the window without touching it.
        case regionEntered
        /// A pointer moved over the window without touching it.
        case regionMoved
        /// A pointer left the window without touching it.
        case regionExited
    }

    /// The kinds of touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct
        /// A finger on something other than the screen, such as a remote control.
        case indirect
        /// A pencil on the screen.
        case pencil
        /// A pointer that a mouse or a trackpad moves.
        case indirectPointer

        /// A pencil, by its former name.
        public static let stylus = TouchType.pencil
    }

    // Some are not checked for overlapping accesses, as none calls out: each phase of each touch reads and
    // writes them.
    /// The touch's phase.
    @exclusivity(unchecked) open internal(set) var phase = Phase.began

    /// When the touch last changed: seconds on the application's clock.
    @exclusivity(unchecked) open internal(set) var timestamp: TimeInterval = 0

    /// The number of taps in quick succession, including this one.
    ///
    /// The application counts them when the touch begins, unless the touch's creator gives the number.
    @exclusivity(unchecked) open internal(set) var tapCount = 0

    /// The kind of touch.
    open var type: TouchType { typeStore }
    final let typeStore: TouchType

    /// The touch's force, from 0 to ``maximumPossibleForce``; 1 is an average touch.
    @exclusivity(unchecked) open private(set) var force: CGFloat = 0

    /// The touch's radius in points.
    @exclusivity(unchecked) open private(set) var majorRadius: CGFloat = 0

    // Not overridable: the tolerance of the simulated screen.
    /// The tolerance of ``majorRadius``, in points.
    public final let majorRadiusTolerance = UITouch.standardRadiusTolerance

    /// A pencil's angle to the screen, in radians: 0 when flat, π/2 when upright, as for fingers.
    @exclusivity(unchecked) open private(set) var altitudeAngle: CGFloat = .pi / 2

    /// A pencil's direction, in radians clockwise from the screen's x axis.
    @exclusivity(unchecked) package private(set) final var screenAzimuth: CGFloat = 0

    /// The view that the touch began in, wherever it has moved since.
    @exclusivity(unchecked) open internal(set) var view: UIView?

    /// The window that the touch began in.
    @exclusivity(unchecked) open internal(set) var window: UIWindow?

    @exclusivity(unchecked) package internal(set) final var screenLocation = CGPoint.zero

    /// The location before the last change, in screen coordinates.
    @exclusivity(unchecked) package internal(set) final var previousScreenLocation = CGPoint.zero

    /// Whether no responder and no recognizer handled the touch when it began.
    @exclusivity(unchecked) package internal(set) final var wasUnclaimed = false

    /// Whether only scrolling could use the touch when it began: if it does not move, it has no effect.
    @exclusivity(unchecked) package internal(set) final var wasUnwantedTap = false

    /// The location where the touch began, in screen coordinates.
    package final let startLocation: CGPoint
    final var countsTaps = false
    /// Whether the touch changed and was in no event since.
    @exclusivity(unchecked) final var isNews = true
    /// Whether the application has finished with the touch.
    @exclusivity(unchecked) package internal(set) final var isOver = false
    /// The recognizers that receive the touch: those of its view first, each view's in the order of adding.
    final var recognizers: [UIGestureRecognizer] {
        get {
            if wasDropped { removeDropping() }
            return recognizerStore
        }
        set { (recognizerStore, wasDropped) = (newValue, false) }
    }
    @exclusivity(unchecked) private final var recognizerStore: [UIGestureRecognizer] = []
    /// Whether recognizers have dropped the touch since they were last read; they are removed together, as many may.
    @exclusivity(unchecked) private final var wasDropped = false
    /// Whether recognizers were asked whether they receive the touch.
    @exclusivity(unchecked) final var wasOffered = false
    /// How much of the touch was delivered to the view.
    @exclusivity(unchecked) final var delivery = TouchDelivery.notBegun
    /// The phases that were not delivered to the view yet.
    @exclusivity(unchecked) final var heldPhases: [HeldPhase] = []

    /// Makes a touch that begins at `location`, in screen coordinates.
    ///
    /// - Parameters:
    ///   - tapCount: the number of taps in quick succession, including this one; if `nil`, the application counts.
    ///   - force: 1 is an average touch; a value out of range stands for the nearer end.
    ///   - majorRadius: in points.
    ///   - altitude: a pencil's angle to the screen, in radians.
    ///   - azimuth: a pencil's direction, in radians clockwise from the screen's x axis.
    package init(
        at location: CGPoint, tapCount: Int? = nil, timestamp: TimeInterval, type: TouchType = .direct,
        force: CGFloat = 1, majorRadius: CGFloat = UITouch.standardRadius, altitude: CGFloat = .pi / 2,
        azimuth: CGFloat = 0
    ) {
        countsTaps = tapCount == nil
        self.tapCount = tapCount ?? 1
        self.timestamp = timestamp
        typeStore = type
        self.force = Self.allowed(force, for: type)
        self.majorRadius = Self.allowed(radius: majorRadius)
        altitudeAngle = altitude.isFinite ? altitude : .pi / 2
        screenAzimuth = azimuth.isFinite ? azimuth : 0
        startLocation = location
        screenLocation = location
        previousScreenLocation = location
    }

    /// Makes a touch that is not on the screen, for subclasses in tests; it has begun, at the origin.
    public override init() {
        (typeStore, startLocation) = (.direct, .zero)
        super.init()
    }

    /// Changes the touch to another phase at a screen location; `nil` leaves a property as it is.
    package final func update(
        to phase: Phase, at location: CGPoint, timestamp: TimeInterval, force: CGFloat? = nil,
        majorRadius: CGFloat? = nil, altitude: CGFloat? = nil, azimuth: CGFloat? = nil
    ) {
        self.phase = phase
        self.timestamp = timestamp
        previousScreenLocation = screenLocation
        screenLocation = location
        isNews = true
        if let force { self.force = Self.allowed(force, for: type) }
        if let majorRadius { self.majorRadius = Self.allowed(radius: majorRadius) }
        if let altitude, altitude.isFinite { altitudeAngle = altitude }
        if let azimuth, azimuth.isFinite { screenAzimuth = azimuth }
    }

    /// Adds a recognizer that receives the touch from now on.
    final func add(_ recognizer: UIGestureRecognizer) {
        if wasDropped { removeDropping() }
        recognizerStore.append(recognizer)
    }

    /// Called when a recognizer has dropped the touch.
    final func recognizersMayHaveLeft() { wasDropped = true }

    private func removeDropping() {
        wasDropped = false
        recognizerStore.removeAll { !$0.history.containsObject(self) }
    }

    /// The recognizers that receive the touch: those of its view first, then those of each ancestor.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        recognizers.isEmpty ? nil : recognizers
    }

    /// Returns the location in `view`'s coordinates; in its window's if `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convert(screenLocation, to: view)
    }

    /// Returns the location before the last change in `view`'s coordinates; in its window's if `nil`.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousScreenLocation, to: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window else { return view?.convertFromScreen(point) ?? point }
        let local = window.convertFromSuperview(point)
        guard let view else { return local }
        return window.convert(local, to: view)
    }

    // MARK: Apple Pencil

    /// The greatest ``force`` that this kind of touch can have.
    open var maximumPossibleForce: CGFloat { Self.maximumForce(of: type) }

    /// Returns the location in `view`'s coordinates, as precisely as it is known: the same as its location.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Returns the previous location as precisely as it is known: the same as its previous location.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    /// Returns a pencil's direction, in radians clockwise from `view`'s x axis; its window's if `nil`.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.dy, vector.dx)
    }

    /// Returns a pencil's direction as a unit vector in `view`'s coordinates; in its window's if `nil`.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let direction = CGVector(dx: cos(screenAzimuth), dy: sin(screenAzimuth))
        guard let view = view ?? window else { return direction }
        let start = view.convertFromScreen(screenLocation)
        let end = view.convertFromScreen(
            CGPoint(x: screenLocation.x + direction.dx, y: screenLocation.y + direction.dy))
        let length = hypot(end.x - start.x, end.y - start.y)
        // A transform without an inverse leaves no direction; the result is the screen's then.
        guard length.isNormal else { return direction }
        return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }
}
