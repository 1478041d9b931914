import Foundation

/// A finger on the screen, from the moment it comes down until it is lifted.
///
/// One object stands for the whole touch: its phase and place change, the view and the window it began in do
/// not.
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
    /// What a finger, or a pointer, is doing.
    public enum Phase: Int, Sendable {
        /// It came down.
        case began
        /// It moved.
        case moved
        /// It stayed where it was while others moved.
        case stationary
        /// It was lifted.
        case ended
        /// The system took the touch away.
        case cancelled
        /// A pointer came over the window without touching it.
        case regionEntered
        /// A pointer moved over the window without touching it.
        case regionMoved
        /// A pointer left the window without touching it.
        case regionExited
    }

    /// What it is that touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct
        /// A finger on something else than the screen, such as a remote control.
        case indirect
        /// A pencil on the screen.
        case pencil
        /// A pointer that a mouse or a trackpad moves.
        case indirectPointer

        /// A pencil, by its former name.
        public static let stylus = TouchType.pencil
    }

    /// What the finger is doing.
    public internal(set) final var phase: Phase

    /// When the touch changed last: seconds on the application's clock.
    public internal(set) final var timestamp: TimeInterval

    /// How many taps in quick succession this touch is the last of.
    ///
    /// The application counts them when the touch begins, unless whoever makes the touch gives the number.
    public internal(set) final var tapCount: Int

    /// What it is that touches.
    public final let type: TouchType

    /// How hard the finger presses, from 0 to ``maximumPossibleForce``; 1 is the force of an average touch.
    public private(set) final var force: CGFloat

    /// How large the touch is: the radius in points.
    public private(set) final var majorRadius: CGFloat

    /// How far ``majorRadius`` can be from the truth, in points.
    public final let majorRadiusTolerance = UITouch.standardRadiusTolerance

    /// How steep a pencil stands, in radians: 0 lying flat, a quarter turn when upright, as fingers are.
    public private(set) final var altitudeAngle: CGFloat

    /// Where a pencil points to, in radians clockwise from the screen's x axis.
    package private(set) final var screenAzimuth: CGFloat

    /// The view that the touch began in, whatever it moves over since.
    public internal(set) final var view: UIView?

    /// The window that the touch began in.
    public internal(set) final var window: UIWindow?

    /// Where the finger is, in the screen's coordinates.
    package internal(set) final var screenLocation: CGPoint

    /// Where the finger was before its last change, in the screen's coordinates.
    package internal(set) final var previousScreenLocation: CGPoint

    /// Whether nobody on the responder chain wanted the touch when it began.
    package internal(set) final var wasUnclaimed = false

    /// Whether nobody wanted the touch when it began but to scroll: if it does not move, nothing comes of it.
    package internal(set) final var wasUnwantedTap = false

    /// Where the finger came down, in the screen's coordinates.
    final let startLocation: CGPoint
    /// Whether the application is to count the taps.
    final var countsTaps: Bool
    /// Whether the touch changed and no event has told of it yet.
    final var isNews = true
    /// Whether the application is done with the touch.
    package internal(set) final var isOver = false
    /// The recognizers that look at the touch: those of its view first, each view's in the order of adding.
    final var recognizers: [UIGestureRecognizer] = []
    /// Whether recognizers were asked whether they look at the touch.
    final var wasOffered = false
    /// How far the view has been told of the touch.
    final var delivery = TouchDelivery.notBegun
    /// What the view has yet to be told.
    final var heldPhases: [HeldPhase] = []

    /// Makes a finger that comes down at `location`, in the screen's coordinates.
    ///
    /// - Parameters:
    ///   - tapCount: how many taps in quick succession this is the last of; `nil` has the application count.
    ///   - force: 1 is the force of an average touch; what is out of range stands for the nearer end.
    ///   - majorRadius: in points.
    ///   - altitude: how steep a pencil stands, in radians.
    ///   - azimuth: where a pencil points to, in radians clockwise from the screen's x axis.
    package init(
        at location: CGPoint, tapCount: Int? = nil, timestamp: TimeInterval, type: TouchType = .direct,
        force: CGFloat = 1, majorRadius: CGFloat = UITouch.standardRadius, altitude: CGFloat = .pi / 2,
        azimuth: CGFloat = 0
    ) {
        phase = .began
        countsTaps = tapCount == nil
        self.tapCount = tapCount ?? 1
        self.timestamp = timestamp
        self.type = type
        self.force = Self.allowed(force, for: type)
        self.majorRadius = Self.allowed(radius: majorRadius)
        altitudeAngle = altitude.isFinite ? altitude : .pi / 2
        screenAzimuth = azimuth.isFinite ? azimuth : 0
        startLocation = location
        screenLocation = location
        previousScreenLocation = location
    }

    /// Moves on to another phase, at `location` on the screen; what is `nil` stays as it is.
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

    /// The recognizers that look at the touch: those of its view first, then those of each view that it is in.
    public final var gestureRecognizers: [UIGestureRecognizer]? {
        recognizers.isEmpty ? nil : recognizers
    }

    /// Where the finger is, in `view`'s coordinates; in its window's with `nil`.
    public final func location(in view: UIView?) -> CGPoint {
        convert(screenLocation, to: view)
    }

    /// Where the finger was before its last change, in `view`'s coordinates; in its window's with `nil`.
    public final func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousScreenLocation, to: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window else { return view?.convertFromScreen(point) ?? point }
        let local = window.convertFromSuperview(point)
        guard let view else { return local }
        return window.convert(local, to: view)
    }
}
