extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Creates a set of events from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down in the control.
        public static let touchDown = Self(rawValue: 1 << 0)
        /// A finger came down in the control again, soon after the last time.
        public static let touchDownRepeat = Self(rawValue: 1 << 1)
        /// The finger moved inside the control.
        public static let touchDragInside = Self(rawValue: 1 << 2)
        /// The finger moved outside the control.
        public static let touchDragOutside = Self(rawValue: 1 << 3)
        /// The finger moved back into the control.
        public static let touchDragEnter = Self(rawValue: 1 << 4)
        /// The finger moved out of the control.
        public static let touchDragExit = Self(rawValue: 1 << 5)
        /// The finger was lifted inside the control.
        public static let touchUpInside = Self(rawValue: 1 << 6)
        /// The finger was lifted outside the control.
        public static let touchUpOutside = Self(rawValue: 1 << 7)
        /// The system cancelled the touch.
        public static let touchCancel = Self(rawValue: 1 << 8)
        /// The control's value changed.
        public static let valueChanged = Self(rawValue: 1 << 12)
        /// The control's primary action was triggered.
        public static let primaryActionTriggered = Self(rawValue: 1 << 13)
        /// The control is about to show its menu.
        public static let menuActionTriggered = Self(rawValue: 1 << 14)
        /// Editing of text began.
        public static let editingDidBegin = Self(rawValue: 1 << 16)
        /// Text was edited.
        public static let editingChanged = Self(rawValue: 1 << 17)
        /// Editing of text ended.
        public static let editingDidEnd = Self(rawValue: 1 << 18)
        /// Editing of text ended with the return key.
        public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
        /// All text editing events.
        public static let allEditingEvents = Self(rawValue: 0x000F_0000)
        /// All events.
        public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
    }
}
