import Foundation
import TimeLapse

/// An object that watches the touches in a view and in all that is in it, and tells when they make a gesture.
///
/// It is told of touches before the view is. A gesture that lasts goes from `possible` over `began` and `changed`
/// to `ended`; one of an instant from `possible` to `ended`. What does not come to pass is `failed`, what is
/// broken off `cancelled`. Whoever asked is called on each change but to `possible` and `failed`.
///
/// ```swift
/// let pan = UIPanGestureRecognizer(target: self, action: CardView.drag)
/// card.addGestureRecognizer(pan)
/// ```
///
/// Of recognizers that watch the same touch the first to recognize its gesture makes the others fail. Of
/// several in one event, that of the view furthest in comes first, and in one view, the one added first.
/// Subclasses override the methods for touches, set ``state`` in them, and start anew in ``reset()``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        /// It may yet come to pass.
        case possible
        /// It began.
        case began
        /// It went on.
        case changed
        /// It came to its end.
        case ended
        /// It was broken off.
        case cancelled
        /// It did not come to pass.
        case failed

        /// A gesture of an instant came to pass; another name for `ended`.
        public static let recognized = State.ended
    }

    /// The state that others were told of.
    final var settled = State.possible
    /// The states that were asked for since, in order.
    final var requests: [State] = []
    /// Whether the requests wait for other recognizers to fail.
    final var isWaiting = false
    /// Whether the requests are to be looked at.
    final var needsLook = false
    /// Whether somebody further out is going through the requests.
    final var isSettling = false
    /// Whether the environment knows that a gesture may be under way.
    final var isActive = false
    /// The touches of the gesture; those that ended go when others come, or go on a gesture that lasts.
    final var touches: [UITouch] = []
    /// All touches since the last reset.
    final var history: [UITouch] = []
    /// Those that must fail before this one may recognize its gesture.
    final var required: [WeakRecognizer] = []
    /// What was answered in this attempt when asked whether another one must fail first.
    final var answers: [(other: ObjectIdentifier, isRequired: Bool)] = []
    /// Those that the requests wait for.
    final var awaited: [UIGestureRecognizer] = []
    final var targets: [GestureTarget] = []

    /// The view that the recognizer watches.
    public internal(set) final weak var view: UIView?

    /// The object that has a say in what the recognizer does.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .gestureDelegate) }
    }

    /// A name to tell recognizers apart by.
    open var name: String?

    /// Whether a view no longer gets the touches of a gesture once it is recognized: they are cancelled there.
    ///
    /// Those of fingers that join the gesture later are, too, when it next changes. The view hears of it after the
    /// action was called, as on devices, of which logs are published; UIKit's header names the opposite order.
    open var cancelsTouchesInView = true

    /// Whether a view gets touches only when it is clear that they do not make the gesture.
    open var delaysTouchesBegan = false

    /// Whether a view is told that touches ended only when it is clear that they do not make the gesture.
    open var delaysTouchesEnded = true

    /// The types of touches that the recognizer looks at, as numbers; all unless set.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// Whether all touches of one gesture must be of the type of its first.
    open var requiresExclusiveTouchType = true

    /// The keys that were held down in the last event.
    public internal(set) final var modifierFlags: UIKeyModifierFlags = []

    /// The buttons that were held down in the last event.
    public internal(set) final var buttonMask: UIEvent.ButtonMask = []

    /// Makes a recognizer that tells nobody yet.
    public override init() {
        super.init()
    }

    /// Whether the recognizer looks at touches; a gesture under way is cancelled when it no longer does.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { environment.cancel(self) } }
    }

    /// How far the gesture has come.
    ///
    /// For subclasses to set. A step that cannot be taken from here, such as from `ended`, is none. While the
    /// recognizer waits for another to fail, its state is `possible`.
    open var state: State {
        get { isWaiting || isSettling ? settled : requests.last ?? settled }
        set { request(newValue) }
    }

    /// How many touches the gesture has, whose locations can be asked for.
    ///
    /// The fingers that are lifted last count still when the gesture ends.
    open var numberOfTouches: Int { touches.count }

    /// Where the gesture is: the middle of its touches, in `view`'s coordinates; in its window's with `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convert(screenCentroid, to: view)
    }

    /// Where one of the gesture's touches is, in `view`'s coordinates; in its window's with `nil`.
    ///
    /// An index that is out of range is a failure, and the gesture's own location is the answer.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            GestureFailure.noSuchTouch(self, touchIndex).record()
            return location(in: view)
        }
        return convert(touches[touchIndex].screenLocation, to: view)
    }

    /// Has the recognizer wait until another one has failed.
    ///
    /// If the other recognizes its gesture, this one fails. Two that wait for each other, if only over a third,
    /// would wait forever: that is a failure, and changes nothing.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        addRequirement(otherGestureRecognizer)
    }

    // MARK: For subclasses

    /// Tells that fingers came down in the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Tells that fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Tells that fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Tells that touches were taken away by the system.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Tells that a gesture is over, so that the next attempt can begin.
    ///
    /// Touches that are still down are no longer the recognizer's.
    open func reset() {}

    /// Lets go of a touch that is not part of the gesture; the view goes on getting it.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        untrack(touch)
    }

    /// Whether the recognizer, recognizing its gesture, makes another one fail; `true` unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the recognizer fails if another one recognizes its gesture; `true` unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the recognizer must wait for another one to fail; `false` unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another one must wait for the recognizer to fail; `false` unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recognizer is to look at an event that brings it new touches: if its delegate says so.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: For the framework's own

    /// Whether more touches must come before the gesture is recognized, though none is down.
    var awaitsMoreTouches: Bool { false }

    /// Whether the recognizer is a scroll view's own.
    var isForScrolling: Bool { false }

    /// Which of several in one view goes first if they recognize their gestures in the same event.
    var precedence: Int { 0 }

    /// The class and the name.
    open override nonisolated var description: String {
        MainQueue.ifCurrent { summary } ?? "\(type(of: self))"
    }
}
