import Robot

extension XCUIElement {
    /// The modifier keys that are held down while a key is pressed, with the bits of UIKit's `UIKeyModifierFlags`.
    public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of modifier keys from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Caps lock, which makes letters capitals.
        public static let capsLock = Self(rawValue: 1 << 16)
        /// The shift key.
        public static let shift = Self(rawValue: 1 << 17)
        /// The control key.
        public static let control = Self(rawValue: 1 << 18)
        /// The option key.
        public static let option = Self(rawValue: 1 << 19)
        /// The command key.
        public static let command = Self(rawValue: 1 << 20)
        /// Caps lock by UIKit's name.
        public static let alphaShift = capsLock
        /// The option key by UIKit's name.
        public static let alternate = option

        static let keystrokes: [(flag: Self, key: Keystroke)] = [
            (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
        ]
    }
}
