import FailureReporting

/// An event on its way to the responders.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        /// Touches on the screen.
        case touches
        /// Motion of the device.
        case motion
        /// Presses of buttons, of a remote control or a keyboard.
        case presses = 3
        /// A pointer that hovers over a window.
        case hover = 11
    }

    /// The subtypes of events.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none
        /// The device was shaken.
        case motionShake
    }

    package enum MotionPhase: Sendable {
        case began, ended, cancelled
    }

    // Not checked for overlapping accesses, as none calls out: each phase of each touch reads most of them.
    /// The event's type.
    @exclusivity(unchecked) open private(set) var type = EventType.touches

    /// The event's subtype.
    open private(set) var subtype = EventSubtype.none

    /// The time of the event: seconds on the application's clock.
    @exclusivity(unchecked) open private(set) var timestamp: TimeInterval = 0

    /// The modifier keys that were held down.
    @exclusivity(unchecked) open private(set) var modifierFlags: UIKeyModifierFlags = []

    /// The buttons of the pointing device that were held down.
    @exclusivity(unchecked) open private(set) var buttonMask: ButtonMask = []

    /// The event's touches, in the order in which they began.
    ///
    /// The event's creator gives the first of them; the application adds all others that are down.
    @exclusivity(unchecked) package internal(set) final var orderedTouches: [UITouch] = []

    /// The phase of the event's motion.
    package private(set) final var motionPhase = MotionPhase.began

    /// Makes an event of touches that changed; the application adds the others that are down.
    ///
    /// A given touch that was not updated since its last event is stationary.
    package convenience init(
        touches: [UITouch], timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = [],
        buttonMask: ButtonMask = []
    ) {
        self.init(
            type: .touches, timestamp: timestamp, touches: touches, modifierFlags: modifierFlags,
            buttonMask: buttonMask)
    }

    /// Makes an event of a pointer that entered a window, moved over it or left it.
    package convenience init(
        hover pointer: UITouch, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = []
    ) {
        self.init(type: .hover, timestamp: timestamp, touches: [pointer], modifierFlags: modifierFlags)
    }

    /// Makes an event of a motion of the device that began, ended or was cancelled.
    package convenience init(motion subtype: EventSubtype, _ phase: MotionPhase, timestamp: TimeInterval) {
        self.init(type: .motion, timestamp: timestamp, subtype: subtype, motionPhase: phase)
    }

    init(
        type: EventType, timestamp: TimeInterval, touches: [UITouch] = [], subtype: EventSubtype = .none,
        motionPhase: MotionPhase = .began, modifierFlags: UIKeyModifierFlags = [], buttonMask: ButtonMask = []
    ) {
        self.type = type
        self.subtype = subtype
        self.timestamp = timestamp
        self.motionPhase = motionPhase
        self.modifierFlags = modifierFlags
        self.buttonMask = buttonMask
        orderedTouches = touches
    }

    /// Makes an event without touches, at the time 0, for subclasses in tests.
    public override init() {
        super.init()
    }

    /// All touches of the event, including those that did not change; `nil` if it has none.
    open var allTouches: Set<UITouch>? {
        orderedTouches.isEmpty ? nil : Set(orderedTouches)
    }

    /// Returns the touches that began in `view`; `nil` if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        touches { $0.view === view }
    }

    /// Returns the touches that began in `window`; `nil` if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        touches { $0.window === window }
    }

    /// Returns the touches that `gesture` receives; `nil` if there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { touch in touch.recognizers.contains { $0 === gesture } }
    }

    /// Returns the coalesced touches of `touch`: the touch alone, because the screen reports every change;
    /// `nil` for a touch that is not in the event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        orderedTouches.contains(touch) ? [touch] : nil
    }

    /// Returns the predicted touches of `touch`: none; `nil` for a touch that is not in the event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        orderedTouches.contains(touch) ? [] : nil
    }

    private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        var wanted: Set<UITouch> = []
        for touch in orderedTouches where isWanted(touch) { wanted.insert(touch) }
        return wanted.isEmpty ? nil : wanted
    }
}

extension UIEvent {
    /// The buttons of a pointing device.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: Int

        /// Makes a set of buttons from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The primary button, usually the left one.
        public static let primary = Self(rawValue: 1 << 0)
        /// The secondary button, usually the right one.
        public static let secondary = Self(rawValue: 1 << 1)

        /// Returns the button with a number, counted from 1; none for a number that is out of range.
        public static func button(_ number: Int) -> ButtonMask {
            (1...Int.bitWidth - 1).contains(number) ? ButtonMask(rawValue: 1 << (number - 1)) : []
        }
    }
}

extension Recursion {
    static func event(_ event: UIEvent) -> NestingFailure {
        let receiver = event.orderedTouches.lazy.compactMap(\.view).first.map(\.summary)
        return NestingFailure("handling an event\(receiver.map { " in \($0)" } ?? "") sends another")
    }
}
