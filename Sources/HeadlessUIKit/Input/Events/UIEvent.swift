import FailureReporting
import Foundation

/// Something that happened, on its way to the responders.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches = 0
        /// The device was moved.
        case motion = 1
        /// Buttons, of a remote control or a keyboard.
        case presses = 3
        /// A pointer over a window, touching nothing.
        case hover = 11
    }

    /// The kinds of events of one type.
    public enum EventSubtype: Int, Sendable {
        /// Nothing in particular.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
    }

    /// How far a motion has come.
    package enum MotionPhase: Sendable {
        case began, ended, cancelled
    }

    /// What kind of event it is.
    public final let type: EventType

    /// What kind of its type it is.
    public final let subtype: EventSubtype

    /// When it happened: seconds on the application's clock.
    public final let timestamp: TimeInterval

    /// The keys that were held down.
    public final let modifierFlags: UIKeyModifierFlags

    /// The buttons of the pointing device that were held down.
    public final let buttonMask: ButtonMask

    /// The event's touches, in the order in which they began.
    ///
    /// Those that whoever made the event gave come first until the application has it, which adds all others
    /// that are down.
    package internal(set) final var orderedTouches: [UITouch]

    /// How far the motion has come that the event tells of.
    package final let motionPhase: MotionPhase

    /// An event of touches that changed; the application adds those that are down and did not.
    ///
    /// Of the touches given, one that was not updated since an event last told of it is stationary.
    package convenience init(
        touches: [UITouch], timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = [],
        buttonMask: ButtonMask = []
    ) {
        self.init(
            type: .touches, timestamp: timestamp, touches: touches, modifierFlags: modifierFlags,
            buttonMask: buttonMask)
    }

    /// An event of a pointer that came over a window, moved over it or left it.
    package convenience init(
        hover pointer: UITouch, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = []
    ) {
        self.init(type: .hover, timestamp: timestamp, touches: [pointer], modifierFlags: modifierFlags)
    }

    /// An event of a motion of the device that began, ended or was taken for something else.
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

    /// All touches of the event, also those that did not change; `nil` if it has none.
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

    /// The touches that `gesture` looks at; `nil` if there are none.
    public final func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { touch in touch.recognizers.contains { $0 === gesture } }
    }

    /// The touches that `touch` stands for, oldest first: the screen reports no more often than the clock is
    /// moved, so that is itself alone; `nil` for a touch that is not in the event.
    public final func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        orderedTouches.contains(touch) ? [touch] : nil
    }

    /// Where `touch` is expected next: nothing is foretold; `nil` for a touch that is not in the event.
    public final func predictedTouches(for touch: UITouch) -> [UITouch]? {
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

        /// Makes a set of buttons of its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The button that selects, usually the left one.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button that asks for a menu, usually the right one.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The button of a number, counted from 1; none for a number that is out of range.
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
