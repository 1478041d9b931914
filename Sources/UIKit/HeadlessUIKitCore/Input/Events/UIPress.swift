/// A press of a button, such as a remote control's or a key.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phases of a press.
    public enum Phase: Int, Sendable {
        /// It went down.
        case began
        /// The button's force or position changed.
        case changed
        /// It did not change.
        case stationary
        /// It was released.
        case ended
        /// The system cancelled the press.
        case cancelled
    }

    /// The buttons: those of a remote control, and the keys of a keyboard by their numbers.
    public struct PressType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The number; a key's is 2000 more than its ``UIKeyboardHIDUsage``, as observed.
        public let rawValue: Int

        /// Makes a type from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The arrow up.
        public static let upArrow = Self(rawValue: 0)
        /// The arrow down.
        public static let downArrow = Self(rawValue: 1)
        /// The arrow to the left.
        public static let leftArrow = Self(rawValue: 2)
        /// The arrow to the right.
        public static let rightArrow = Self(rawValue: 3)
        /// The button that selects the focused item.
        public static let select = Self(rawValue: 4)
        /// The button that returns to the menu.
        public static let menu = Self(rawValue: 5)
        /// The button that starts and pauses playback.
        public static let playPause = Self(rawValue: 6)

        static func key(_ usage: UIKeyboardHIDUsage) -> PressType {
            PressType(rawValue: 2000 + usage.rawValue)
        }

        /// The name of the button or key.
        public var description: String {
            let names = ["upArrow", "downArrow", "leftArrow", "rightArrow", "select", "menu", "playPause"]
            if names.indices.contains(rawValue) { return names[rawValue] }
            return UIKeyboardHIDUsage(rawValue: rawValue - 2000).map { "\($0)" } ?? "\(rawValue)"
        }
    }

    /// The button's type.
    open private(set) var type: PressType
    /// The press's phase.
    open internal(set) var phase = Phase.began
    /// When the press last changed: seconds on the application's clock.
    open internal(set) var timestamp: TimeInterval
    /// The responder that the press began with.
    open internal(set) weak var responder: UIResponder?

    /// The key of a keyboard; `nil` for another button.
    open private(set) var key: UIKey?
    /// Whether no responder handled the press when it began.
    package internal(set) final var wasUnclaimed = false

    package init(_ type: PressType, timestamp: TimeInterval) {
        self.type = type
        self.timestamp = timestamp
    }

    package init(_ key: UIKey, timestamp: TimeInterval) {
        type = .key(key.keyCode)
        self.timestamp = timestamp
        self.key = key
    }

    /// Changes the press to another phase.
    package final func update(to phase: Phase, timestamp: TimeInterval) {
        self.phase = phase
        self.timestamp = timestamp
    }
}
