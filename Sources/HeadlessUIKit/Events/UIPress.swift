import Foundation

/// A button held down, such as one of a remote control's.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// What a button is doing.
    public enum Phase: Int, Sendable {
        /// It went down.
        case began
        /// Its force or position changed.
        case changed
        /// It is held as before.
        case stationary
        /// It was let go.
        case ended
        /// The system took the press away.
        case cancelled
    }

    /// The buttons there are.
    public enum PressType: Int, Sendable {
        /// The arrow up.
        case upArrow
        /// The arrow down.
        case downArrow
        /// The arrow to the left.
        case leftArrow
        /// The arrow to the right.
        case rightArrow
        /// The button that selects what has the focus.
        case select
        /// The button that leads back to the menu.
        case menu
        /// The button that starts and halts playing.
        case playPause
    }

    /// Which button it is.
    public final let type: PressType
    /// What the button is doing.
    public internal(set) final var phase = Phase.began
    /// When the press changed last: seconds on the application's clock.
    public internal(set) final var timestamp: TimeInterval
    /// The responder that the press began with.
    public internal(set) final weak var responder: UIResponder?

    package init(_ type: PressType, timestamp: TimeInterval) {
        self.type = type
        self.timestamp = timestamp
    }

    /// Moves on to another phase.
    package final func update(to phase: Phase, timestamp: TimeInterval) {
        self.phase = phase
        self.timestamp = timestamp
    }
}

/// Presses on their way to the first responder.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The event's presses, in the order in which they began.
    package final let orderedPresses: [UIPress]

    package init(presses: [UIPress], timestamp: TimeInterval) {
        orderedPresses = presses
        super.init(type: .presses, timestamp: timestamp)
    }

    /// All presses of the event.
    public final var allPresses: Set<UIPress> { Set(orderedPresses) }
}
