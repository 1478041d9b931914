import TimeLapse

/// An object that recognizes a gesture from the touches in a view and its subviews.
///
/// It gets touches before the view does. A continuous gesture goes from `possible` through `began` and `changed`
/// to `ended`, a discrete one from `possible` to `ended`. A gesture that was not recognized is `failed`, one
/// that was interrupted `cancelled`. The actions are called on each change except to `possible` and `failed`.
///
/// ```swift
/// let pan = UIPanGestureRecognizer(target: self, action: CardView.drag)
/// card.addGestureRecognizer(pan)
/// ```
///
/// Among recognizers of the same touch, the first to recognize its gesture makes the others fail. If several
/// do in one event, the one of the innermost view comes first, and in one view, the one added first.
/// Subclasses override the methods for touches, set ``state`` in them, and reset themselves in ``reset()``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationHolder {
    /// What code has associated with the object.
    nonisolated(unsafe) final var associations: Associations?
    /// The states of a gesture.
    public enum State: Int, Sendable {
        /// It may still be recognized.
        case possible
        /// A continuous gesture began.
        case began
        /// A continuous gesture changed.
        case changed
        /// The gesture ended.
        case ended
        /// The gesture was cancelled.
        case cancelled
        /// The gesture was not recognized.
        case failed

        /// A discrete gesture was recognized; another name for `ended`.
        public static let recognized = State.ended
    }

    // Some are not checked for overlapping accesses, as none calls out: each phase of each touch reads and
    // writes them, for every recognizer.
    /// The state that was last reported.
    @exclusivity(unchecked) package final var settled = State.possible
    /// The states that were requested since, in order.
    @exclusivity(unchecked) final var requests: [State] = []
    /// Whether the requests wait for other recognizers to fail.
    @exclusivity(unchecked) final var isWaiting = false
    /// Whether the requests are to be processed.
    @exclusivity(unchecked) final var needsLook = false
    /// Whether an outer call is processing the requests.
    @exclusivity(unchecked) final var isSettling = false
    /// Whether the environment knows that a gesture may be under way.
    @exclusivity(unchecked) final var isActive = false
    /// The touches of the gesture; ended ones are dropped when others begin, or continue a gesture that has begun.
    @exclusivity(unchecked) final var touches: [UITouch] = []
    /// All touches since the last reset.
    @exclusivity(unchecked) package final var history: [UITouch] = []
    /// The recognizers that must fail before this one may recognize its gesture.
    final var required: [WeakRecognizer] = []
    /// The answers in this attempt to whether another recognizer must fail first.
    @exclusivity(unchecked) final var answers: [ObjectIdentifier: Bool] = [:]
    /// The recognizers that the requests wait for.
    @exclusivity(unchecked) final var awaited: [ObjectIdentifier: UIGestureRecognizer] = [:]
    /// Whether it has to be asked about others, and others about it: it has a delegate, or is of a class that may decide.
    @exclusivity(unchecked) final var isOutspoken = false
    /// How many recognizers wait for this one.
    @exclusivity(unchecked) final var waitingForIt = 0
    @exclusivity(unchecked) final var targets = ReceiverList<GestureTarget>()

    /// The view that the recognizer is attached to.
    open internal(set) var view: UIView? {
        get { viewReference.object }
        set { viewReference = WeakReference(newValue) }
    }
    @exclusivity(unchecked) private final var viewReference = WeakReference<UIView>()

    /// The delegate, which decides whether the recognizer receives touches and recognizes its gesture.
    @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet {
            UncalledMethods.report(delegate, as: .gestureDelegate)
            if isActive, delegate != nil { environment.becomesOutspoken(self) }
        }
    }

    /// A name that identifies the recognizer.
    open var name: String?

    /// Whether touches of the recognized gesture are cancelled in their views.
    ///
    /// Touches that join the gesture later are cancelled when it next changes. The view is told after the action
    /// was called, as on devices, of which logs are published; UIKit's header names the opposite order.
    @exclusivity(unchecked) open var cancelsTouchesInView = true

    /// Whether a view gets touches only when it is clear that they do not make the gesture.
    @exclusivity(unchecked) open var delaysTouchesBegan = false

    /// Whether a view is told that touches ended only when it is clear that they do not make the gesture.
    @exclusivity(unchecked) open var delaysTouchesEnded = true

    /// The types of touches that the recognizer receives, as numbers; all unless set.
    open var allowedTouchTypes: [NSNumber] {
        get { touchTypes ?? Self.allTouchTypes }
        set { touchTypes = newValue }
    }
    private var touchTypes: [NSNumber]?
    private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// Whether all touches of one gesture must be of the type of its first.
    open var requiresExclusiveTouchType = true

    /// The modifier keys that were held down in the last event.
    @exclusivity(unchecked) open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The buttons that were held down in the last event.
    @exclusivity(unchecked) open internal(set) var buttonMask: UIEvent.ButtonMask = []

    /// Makes a recognizer that calls a method of `target`, held weakly, when its gesture is recognized.
    ///
    /// Without a target or a method it calls nothing, until others are added.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer without a target.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Adds a target, held weakly, whose method is called when the gesture is recognized.
    ///
    /// The method takes no parameter, or the recognizer. Adding the same method of a target again changes nothing, if
    /// the selector has a name. Method references, too, can be passed as `action`; they are added through here.
    open func addTarget(_ target: Any, action: Selector) {
        add(action, on: SwiftRuntime.object(target))
    }

    /// Removes a method of `target`; all of its methods if `action` is `nil`, those of all targets if it is.
    open func removeTarget(_ target: Any?, action: Selector?) {
        removeActions(of: target.map { SwiftRuntime.object($0) }, action)
    }

    /// Whether the recognizer receives touches; disabling it cancels a gesture under way.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { environment.cancel(self) } }
    }

    /// The state of the gesture.
    ///
    /// Only subclasses set it. An impossible transition, such as from `ended`, is ignored. While the
    /// recognizer waits for another to fail, its state is `possible`.
    open var state: State {
        get { isWaiting || isSettling ? settled : requests.last ?? settled }
        set { request(newValue) }
    }

    /// The number of touches in the gesture, whose locations can be read.
    ///
    /// The touches that end last still count when the gesture ends.
    open var numberOfTouches: Int { touches.count }

    /// Returns the centroid of the gesture's touches in `view`'s coordinates; in its window's if `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convert(screenCentroid, to: view)
    }

    /// Returns the location of one of the gesture's touches in `view`'s coordinates; in its window's if `nil`.
    ///
    /// An index that is out of range is a failure, and the gesture's own location is returned.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            GestureFailure.noSuchTouch(self, touchIndex).record()
            return location(in: view)
        }
        return convert(touches[touchIndex].screenLocation, to: view)
    }

    /// Makes the recognizer wait until another one has failed.
    ///
    /// If the other recognizes its gesture, this one fails. Two that wait for each other, directly or through
    /// others, would wait forever: that is a warning, a failure in a strict test, and changes nothing.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        addRequirement(otherGestureRecognizer)
    }

    // MARK: For subclasses

    /// Called when touches began in the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        pair?.begin(touches, event)
    }

    /// Called when touches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { pair?.goOn() }

    /// Called when touches ended.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { pair?.lift() }

    /// Called when the system cancelled touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if let end = stateOnCancellation { state = end }
    }

    /// Called when a gesture is over, so that the next attempt can begin.
    ///
    /// Touches that are still down no longer belong to the recognizer.
    open func reset() { pair?.reset() }

    /// Removes a touch from the gesture; the view still gets it.
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

    /// Whether the recognizer receives an event that brings it new touches; decided by its delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: For the framework's classes

    /// The two touches of a pinch or a rotation, which are tracked for it.
    var pair: FingerPair? { nil }

    /// The state that cancelled touches lead to; `nil` where a subclass of view code decides.
    var stateOnCancellation: State? { nil }

    /// Whether more touches must come before the gesture is recognized, though none is down.
    var awaitsMoreTouches: Bool { false }

    /// Whether the recognizer belongs to a scroll view, for scrolling.
    var isForScrolling: Bool { false }

    /// Whether the recognizer leaves a touch to a control that tracks it.
    @_spi(Wings) open var leavesControlsTheirTouches: Bool { false }

    /// The order among recognizers of one view that recognize their gestures in the same event; higher goes first.
    var precedence: Int { 0 }

    /// The class and the name.
    open override nonisolated var description: String {
        MainQueue.ifCurrent { summary } ?? "\(type(of: self))"
    }
}
