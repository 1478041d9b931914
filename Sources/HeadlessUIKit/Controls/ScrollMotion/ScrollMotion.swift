import Foundation
import TimeLapse

/// Content that moves by itself, frame by frame.
struct ScrollMotion {
    /// What it is, which decides who is told when it is over.
    enum Kind {
        /// It was let go by a finger.
        case deceleration
        /// Code asked for it.
        case animation
        /// The status bar was tapped.
        case scrollToTop
        /// A refresh ended; nobody is told of the motion.
        case refreshEnd
        /// Content that was zoomed beyond its ends comes back; nobody is told of the motion.
        case zoomEnd
    }

    /// Frames a second.
    static let rate = 60

    let kind: Kind
    var horizontal: AxisMotion
    var vertical: AxisMotion
    let start: VirtualClock.Instant
    /// How many frames were shown.
    var frame = 0

    /// Where it comes to rest.
    var end: CGPoint { CGPoint(x: horizontal.end, y: vertical.end) }

    /// How long after the start the frame was that was shown last, in seconds.
    private var elapsed: CGFloat { CGFloat(frame) / CGFloat(Self.rate) }

    /// Whether the frame that was shown last is the last one.
    var isOver: Bool { elapsed >= max(horizontal.duration, vertical.duration) }

    /// Where the frame that was shown last is.
    var place: CGPoint {
        isOver ? end : CGPoint(x: horizontal.state(at: elapsed).place, y: vertical.state(at: elapsed).place)
    }

    /// How fast the frame that was shown last moves, in points a second.
    var velocity: CGPoint {
        CGPoint(x: horizontal.state(at: elapsed).velocity, y: vertical.state(at: elapsed).velocity)
    }

    /// When the next frame is.
    var nextFrame: VirtualClock.Instant { start.advanced(by: .seconds(frame + 1) / Self.rate) }
}
