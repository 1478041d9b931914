import Foundation

/// Something that happened, on its way to the responders.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches
        /// Buttons, of a remote control or a keyboard.
        case presses = 3
    }

    /// What kind of event it is.
    public final let type: EventType

    /// When it happened: seconds on the application's clock.
    public final let timestamp: TimeInterval

    /// The event's touches, in the order in which they began.
    package final let orderedTouches: [UITouch]

    package init(touches: [UITouch], timestamp: TimeInterval) {
        type = .touches
        self.timestamp = timestamp
        orderedTouches = touches
    }

    init(type: EventType, timestamp: TimeInterval) {
        self.type = type
        self.timestamp = timestamp
        orderedTouches = []
    }

    /// All touches of the event; `nil` if it has none.
    public final var allTouches: Set<UITouch>? {
        orderedTouches.isEmpty ? nil : Set(orderedTouches)
    }

    /// The touches that began in `view`; `nil` if there are none.
    public final func touches(for view: UIView) -> Set<UITouch>? {
        touches { $0.view === view }
    }

    /// The touches that began in `window`; `nil` if there are none.
    public final func touches(for window: UIWindow) -> Set<UITouch>? {
        touches { $0.window === window }
    }

    private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let wanted = Set(orderedTouches.filter(isWanted))
        return wanted.isEmpty ? nil : wanted
    }
}
