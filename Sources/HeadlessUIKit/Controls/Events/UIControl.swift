import Foundation

/// A view that is there to be touched, and tells others what happened to it.
///
/// Others are told by method, their object held weakly, or by closure:
///
/// ```swift
/// button.addTarget(self, action: LoginViewController.signIn, for: .touchUpInside)
/// button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
/// ```
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    final var handlers: [ControlHandler] = []
    /// The finger that is followed; the application keeps it while it is down.
    final weak var trackedTouch: UITouch?
    /// The touches that began while the control was disabled, which are the next responder's to the end.
    private var passedOn: Set<ObjectIdentifier> = []

    /// Makes a control.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control that does `primaryAction` when what it is chiefly for is done.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Makes a control of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: State

    /// Whether the control responds to touches; a touch under way is cancelled when it no longer does.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            stateDidChange()
            if !isEnabled, trackedTouch != nil { abandonTracking(nil) }
        }
    }

    /// Whether the control is selected; what that means is the control's.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control shows that a finger is on it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Enabled or not, selected or not, highlighted or not: all in one.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    package override var contentState: UIControl.State { state }

    func stateDidChange() {
        ViewTree.change(self)
        setNeedsLayout()
    }

    /// How the content stands in the control from left to right.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// How the content stands in the control from top to bottom.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    // MARK: Tracking

    /// Whether a finger that came down in the control is being followed.
    public internal(set) final var isTracking = false

    /// Whether that finger is inside the control.
    public internal(set) final var isTouchInside = false

    /// Tells that a finger came down in the control; returns whether to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Tells that the finger moved; returns whether to follow it further.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Tells that the finger was lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Tells that the touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isEnabled { return startTracking(touches, event) }
        passedOn.formUnion(touches.map { ObjectIdentifier($0) })
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        let others = touches.filter { passedOn.contains(ObjectIdentifier($0)) }
        if !others.isEmpty { super.touchesMoved(others, with: event) }
        if let touch = trackedTouch, touches.contains(touch) { keepTracking(touch, event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let others = takePassedOn(touches)
        if !others.isEmpty { super.touchesEnded(others, with: event) }
        if let touch = trackedTouch, touches.contains(touch) { finishTracking(touch, event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        let others = takePassedOn(touches)
        if !others.isEmpty { super.touchesCancelled(others, with: event) }
        if let touch = trackedTouch, touches.contains(touch) { abandonTracking(event) }
    }

    private func takePassedOn(_ touches: Set<UITouch>) -> Set<UITouch> {
        touches.filter { passedOn.remove(ObjectIdentifier($0)) != nil }
    }

    /// Whether a tap with one finger is the control's own affair, and no recognizer's further out.
    ///
    /// Apple documents it ("Attaching gesture recognizers to UIKit controls") of buttons, switches, steppers,
    /// segmented controls and page controls; a plain control does not keep taps to itself.
    var keepsTapsToItself: Bool { false }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if keepsTapsToItself, isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1, let owner = tap.view,
            !owner.isDescendant(of: self)
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Whether the control tells of the touches themselves, and not only of what they change.
    var sendsTouchEvents: Bool { true }

    /// A finger is followed since now, of which those who asked were told.
    func didBeginTracking(_ event: UIEvent?) {}

    /// The finger was lifted, and is followed no more.
    func touchDidEnd(inside isInside: Bool, _ event: UIEvent?) {
        guard sendsTouchEvents else { return }
        send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    }

    // MARK: Menus

    final var menuInteraction: UIContextMenuInteraction?

    /// Whether a long press on the control shows a menu, which ``contextMenuInteraction(_:configurationForMenuAtLocation:)``
    /// is to name; `false` unless set, or a button is given a menu.
    open var isContextMenuInteractionEnabled: Bool {
        get { menuInteraction != nil }
        set { setContextMenuInteraction(newValue) }
    }

    /// Whether a touch shows the menu at once, in place of doing what the control is for.
    ///
    /// No events of the touch are sent then, as is observed of UIKit's, but `menuActionTriggered` before the menu is
    /// shown.
    open var showsMenuAsPrimaryAction = false

    /// Who is named as the sender of the menu's actions.
    var menuSender: AnyObject { self }

    /// Names the menu to show for a point of the control; none unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Tells that the menu is about to be shown.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Tells that the menu is about to go.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Telling others

    /// Tells whoever asked to be told of any of `events`, in the order in which they asked.
    open func sendActions(for events: Event) {
        send(events, with: nil)
    }

    /// Calls a method on a target; every method that the control's events lead to is called through here.
    ///
    /// A method that takes another kind of sender than this control, or an event where there is none, cannot
    /// be called on its target: that is a failure.
    open func sendAction(_ action: ActionMethod, to target: Any?, for event: UIEvent?) {
        let isDone = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        if !isDone, let target { ControlFailure.actionDoesNotFit(self, target, event).record() }
    }

    /// Does an action; every action that the control's events lead to is done through here.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits
            if !isEnabled { traits.insert(.notEnabled) }
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
}

extension UIControl {
    /// How content stands from left to right.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left edge.
        case left = 1
        /// At the right edge.
        case right = 2
        /// From edge to edge.
        case fill = 3
    }

    /// How content stands from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top edge.
        case top = 1
        /// At the bottom edge.
        case bottom = 2
        /// From edge to edge.
        case fill = 3
    }
}
