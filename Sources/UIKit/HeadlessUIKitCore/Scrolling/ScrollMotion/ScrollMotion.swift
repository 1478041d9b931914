import TimeLapse

/// A content offset that moves by itself, frame by frame.
struct ScrollMotion {
    /// The cause of a motion, which decides what the delegate is told at its end.
    enum Kind {
        /// The user released the content.
        case deceleration
        /// Code requested an animation.
        case animation
        /// The status bar was tapped.
        case scrollToTop
        /// A refresh ended; the delegate is not told.
        case refreshEnd
        /// Content zoomed beyond its edges comes back; the delegate is not told.
        case zoomEnd
    }

    /// Frames per second.
    static let rate = 60

    let kind: Kind
    var horizontal: AxisMotion
    var vertical: AxisMotion
    let start: VirtualClock.Instant
    var frame = 0

    private subscript(axis: ScrollAxis) -> AxisMotion { axis == .horizontal ? horizontal : vertical }

    var end: CGPoint { CGPoint(x: horizontal.end, y: vertical.end) }

    /// The time from the start to the last frame shown, in seconds.
    private var elapsed: CGFloat { CGFloat(frame) / CGFloat(Self.rate) }

    var isOver: Bool { elapsed >= max(horizontal.duration, vertical.duration) }

    /// The offset at the last frame shown.
    var place: CGPoint {
        isOver ? end : CGPoint { self[$0].state(at: elapsed).place }
    }

    /// The velocity at the last frame shown, in points per second.
    var velocity: CGPoint { CGPoint { self[$0].state(at: elapsed).velocity } }

    /// Whether a spring pulled the content back along an axis at the last frame shown.
    func isPulledBack(_ axis: ScrollAxis) -> Bool { self[axis].isPulled(at: elapsed) }

    var nextFrame: VirtualClock.Instant { start.advanced(by: .seconds(frame + 1) / Self.rate) }
}
