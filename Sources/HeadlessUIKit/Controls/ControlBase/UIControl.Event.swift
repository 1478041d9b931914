extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Creates a set of events from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down in the control again, soon after the last time.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger moved back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger moved out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancelled the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control's value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control is about to show its menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of text began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of text ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing of text ended with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All text editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control is enabled, and neither highlighted nor selected.
        public static let normal: State = []
        /// A touch is inside the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
    }
}
