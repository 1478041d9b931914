extension UIControl {
    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control is enabled, and neither highlighted nor selected.
        public static let normal: Self = []
        /// A touch is inside the control.
        public static let highlighted = Self(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = Self(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = Self(rawValue: 1 << 2)
        /// The control has the focus of a remote control or keyboard, which is not simulated: no control has the state.
        public static let focused = Self(rawValue: 1 << 3)
        /// Bits that an application may use for states of its own controls.
        public static let application = Self(rawValue: 0x00FF_0000)
        /// Bits that the system uses itself.
        public static let reserved = Self(rawValue: 0xFF00_0000)
    }
}
