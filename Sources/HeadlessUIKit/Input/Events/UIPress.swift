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

    /// The buttons there are: those of a remote control, and the keys of a keyboard by their numbers.
    public struct PressType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The number; that of a key is 2000 more than its ``UIKeyboardHIDUsage``, as observed.
        public let rawValue: Int

        /// Makes a type of its number.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The arrow up.
        public static let upArrow = PressType(rawValue: 0)
        /// The arrow down.
        public static let downArrow = PressType(rawValue: 1)
        /// The arrow to the left.
        public static let leftArrow = PressType(rawValue: 2)
        /// The arrow to the right.
        public static let rightArrow = PressType(rawValue: 3)
        /// The button that selects what has the focus.
        public static let select = PressType(rawValue: 4)
        /// The button that leads back to the menu.
        public static let menu = PressType(rawValue: 5)
        /// The button that starts and halts playing.
        public static let playPause = PressType(rawValue: 6)

        static func key(_ usage: UIKeyboardHIDUsage) -> PressType {
            PressType(rawValue: 2000 + usage.rawValue)
        }

        /// The button's name, or else the key's.
        public var description: String {
            let names = ["upArrow", "downArrow", "leftArrow", "rightArrow", "select", "menu", "playPause"]
            if names.indices.contains(rawValue) { return names[rawValue] }
            return UIKeyboardHIDUsage(rawValue: rawValue - 2000).map { "\($0)" } ?? "\(rawValue)"
        }
    }

    /// Which button it is.
    public final let type: PressType
    /// What the button is doing.
    public internal(set) final var phase = Phase.began
    /// When the press changed last: seconds on the application's clock.
    public internal(set) final var timestamp: TimeInterval
    /// The responder that the press began with.
    public internal(set) final weak var responder: UIResponder?

    /// The key of a keyboard; `nil` for another button.
    public final let key: UIKey?
    /// Whether nobody up the chain kept the press for itself when it began.
    package internal(set) final var wasUnclaimed = false

    package init(_ type: PressType, timestamp: TimeInterval) {
        self.type = type
        self.timestamp = timestamp
        key = nil
    }

    package init(_ key: UIKey, timestamp: TimeInterval) {
        type = .key(key.keyCode)
        self.timestamp = timestamp
        self.key = key
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
        let flags = presses.reduce(into: UIKeyModifierFlags()) { $0.formUnion($1.key?.modifierFlags ?? []) }
        super.init(type: .presses, timestamp: timestamp, modifierFlags: flags)
    }

    /// All presses of the event.
    public final var allPresses: Set<UIPress> { Set(orderedPresses) }
}
