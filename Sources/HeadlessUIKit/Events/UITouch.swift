import Foundation

/// A finger on the screen, from the moment it comes down until it is lifted.
///
/// One object stands for the whole touch: its phase and place change, the view and the window it began in do
/// not.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What a finger is doing.
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
    }

    /// What the finger is doing.
    public internal(set) final var phase: Phase

    /// When the touch changed last: seconds on the application's clock.
    public internal(set) final var timestamp: TimeInterval

    /// How many taps in quick succession this touch is the last of.
    public final let tapCount: Int

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

    /// Makes a finger that comes down at `location`, in the screen's coordinates.
    package init(at location: CGPoint, tapCount: Int, timestamp: TimeInterval) {
        phase = .began
        self.tapCount = tapCount
        self.timestamp = timestamp
        screenLocation = location
        previousScreenLocation = location
    }

    /// Moves on to another phase, at `location` on the screen.
    package final func update(to phase: Phase, at location: CGPoint, timestamp: TimeInterval) {
        self.phase = phase
        self.timestamp = timestamp
        previousScreenLocation = screenLocation
        screenLocation = location
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
