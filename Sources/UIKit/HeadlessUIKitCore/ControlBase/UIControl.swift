import TimeLapse

/// A view that responds to touches by sending actions.
///
/// Actions are methods of a target, held weakly, or closures:
///
/// ```swift
/// button.addTarget(self, action: LoginViewController.signIn, for: .touchUpInside)
/// button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
/// ```
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    // Not all are checked for overlapping accesses, as none calls out: each touch and each look at a control reads
    // them.
    @exclusivity(unchecked) final var handlers = ReceiverList<ControlHandler>()
    /// The tracked touch; the application retains it while it is down.
    final var trackedTouch: UITouch? {
        get { trackedTouchReference.object }
        set { trackedTouchReference = WeakReference(newValue) }
    }
    @exclusivity(unchecked) private final var trackedTouchReference = WeakReference<UITouch>()
    /// Touches that began while it was disabled, or that hit a subview; the next responder gets them to the end.
    @exclusivity(unchecked) private var passedOn: Set<ObjectIdentifier> = []

    /// Creates a control that runs `primaryAction` on its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control responds to touches; disabling it cancels a tracked touch.
    @exclusivity(unchecked) open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            stateDidChange()
            if !isEnabled, trackedTouch != nil { abandonTracking(nil) }
        }
    }

    package final override var takesKeys: Bool { isEnabled }

    /// Whether the control is selected; the meaning depends on the control.
    @exclusivity(unchecked) open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control is highlighted, as while a touch is inside.
    @exclusivity(unchecked) open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The control's state, made of enabled, selected and highlighted.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    package override var takesOverLabels: Bool { true }

    @_spi(Wings) open override var contentState: UIControl.State { state }

    func stateDidChange() {
        ViewTree.change(self)
        setNeedsLayout()
    }

    /// The horizontal alignment of the content.
    @exclusivity(unchecked) open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// The vertical alignment of the content.
    @exclusivity(unchecked) open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    // MARK: Tracking

    /// Whether the control is tracking a touch.
    @exclusivity(unchecked) open internal(set) var isTracking = false

    /// Whether the tracked touch is inside the control.
    @exclusivity(unchecked) open internal(set) var isTouchInside = false

    /// Called when a touch begins in the control; returns whether to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch moves; returns whether to go on tracking it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch ends; does nothing unless overridden.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the tracked touch is cancelled; does nothing unless overridden.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // Mostly it is one touch, for which no other set is made.
        let own = isEnabled ? touches.allSatisfy(isHit) ? touches : touches.filter(isHit) : []
        if own.count < touches.count {
            let others = touches.subtracting(own)
            passedOn.formUnion(others.map { ObjectIdentifier($0) })
            super.touchesBegan(others, with: event)
        }
        if !own.isEmpty { startTracking(own, event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !passedOn.isEmpty {
            let others = touches.filter { passedOn.contains(ObjectIdentifier($0)) }
            if !others.isEmpty { super.touchesMoved(others, with: event) }
        }
        if let touch = trackedTouch, touches.containsObject(touch) { keepTracking(touch, event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let others = takePassedOn(touches)
        if !others.isEmpty { super.touchesEnded(others, with: event) }
        if let touch = trackedTouch, touches.containsObject(touch) { finishTracking(touch, event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        let others = takePassedOn(touches)
        if !others.isEmpty { super.touchesCancelled(others, with: event) }
        if let touch = trackedTouch, touches.containsObject(touch) { abandonTracking(event) }
    }

    private func takePassedOn(_ touches: Set<UITouch>) -> Set<UITouch> {
        passedOn.isEmpty ? [] : touches.filter { passedOn.remove(ObjectIdentifier($0)) != nil }
    }

    /// Whether the control handles taps with one finger itself, before recognizers of its ancestors.
    ///
    /// Apple documents it ("Attaching gesture recognizers to UIKit controls") of buttons, switches, steppers,
    /// segmented controls and page controls; a plain control does not keep taps to itself.
    @_spi(Wings) open var keepsTapsToItself: Bool { false }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if keepsTapsToItself, isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1, let owner = tap.view,
            !owner.isDescendant(of: self)
        {
            return false
        }
        if keepsDrag(from: gestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Whether the control follows a finger that moves, so that recognizers of lists, sheets and navigation leave it a
    /// touch that it tracks. What is only tapped, such as a button, gives the touch up.
    @_spi(Wings) open var tracksDrags: Bool { true }

    /// Whether a part of the control is moved horizontally by a drag.
    var hasThumb: Bool { false }

    /// Whether a touch at `point`, in the control's coordinates, is on that part.
    func hasThumb(at point: CGPoint) -> Bool { hasThumb }

    /// Whether a drag of that part is kept from a recognizer of the application on an ancestor.
    func isThumbKept(from recognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the control sends touch events, and not only events of its value.
    var sendsTouchEvents: Bool { true }

    /// Called when tracking has begun, after the touch event was sent.
    func didBeginTracking(_ event: UIEvent?) {}

    /// Called when the tracked touch has ended.
    @_spi(Wings) open func touchDidEnd(inside isInside: Bool, _ event: UIEvent?) {
        guard sendsTouchEvents else { return }
        send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    }

    // MARK: Menus

    final var menuInteraction: UIContextMenuInteraction?

    /// Whether a long press shows the menu of ``contextMenuInteraction(_:configurationForMenuAtLocation:)``.
    /// `false` by default; giving a button a menu sets it.
    open var isContextMenuInteractionEnabled: Bool {
        get { menuInteraction != nil }
        set {
            guard newValue != (menuInteraction != nil) else { return }
            if let old = menuInteraction.take() { return removeInteraction(old) }
            let interaction = UIContextMenuInteraction(delegate: self)
            menuInteraction = interaction
            addInteraction(interaction)
        }
    }

    /// Whether a touch shows the menu immediately instead of triggering the control's action.
    ///
    /// Then, as observed of UIKit, no touch events are sent, only `menuActionTriggered` before the menu is shown.
    open var showsMenuAsPrimaryAction = false

    /// The sender that the menu's actions get.
    var menuSender: AnyObject { self }

    /// Returns the menu for a point of the control; `nil` unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called when the menu is about to be shown; does nothing unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when the menu is about to close; does nothing unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Targets and actions

    /// Calls a method of `target` when any of the events happens; without a target, on the responder chain.
    ///
    /// The target is held weakly. Adding a target and method again adds the events, and the method is called once for
    /// each. Method references, too, can be passed as `action`; they are added through here.
    ///
    /// ```swift
    /// button.addTarget(self, action: Selector("save:", Form.save(_:)), for: .touchUpInside)
    /// ```
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        add(action, on: target.map { $0 as AnyObject }, for: controlEvents)
    }

    /// Removes a method of `target` for events; all of its methods if `action` is `nil`, those of all targets if it is.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let receiver = target.map { ControlHandler.Receiver.target(ObjectIdentifier($0 as AnyObject)) }
        remove(controlEvents, of: receiver) { handler in
            guard case .method(let method, _) = handler.kind else { return false }
            return action == nil || action == method
        }
    }

    /// Returns the names of the methods that an event calls on `target`, in order; `nil` if there are none.
    ///
    /// A method that was added as a reference has no name, and is described, such as `a method of Form`.
    ///
    /// - Parameters:
    ///   - target: the target; `nil` for the responder chain.
    ///   - controlEvent: one event.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.all.compactMap { handler -> String? in
            guard case .method(let method, _) = handler.kind, handler.events.contains(controlEvent),
                handler.calls(on: target.map { $0 as AnyObject })
            else { return nil }
            return method.description
        }
        return names.isEmpty ? nil : names
    }

    /// The targets that still exist; `NSNull` stands for the responder chain.
    ///
    /// A target that is not `Hashable` is in the set as a wrapper, compared by identity.
    open var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for handler in handlers.all {
            guard case .method(_, let target) = handler.kind else { continue }
            if target == nil { targets.insert(Self.responderChain) }
            guard let object = target?.object else { continue }
            targets.insert(
                (object as? any Hashable).map { AnyHashable($0) }
                    ?? AnyHashable(ObjectIdentity(object: object)))
        }
        return targets
    }

    /// All events for which there are actions, or methods of targets that still exist.
    open var allControlEvents: Event {
        handlers.all.reduce(into: []) { events, handler in
            if case .method(_, let target?) = handler.kind, target.object == nil { return }
            events.formUnion(handler.events)
        }
    }

    /// Runs `action` when any of the events happens; it replaces an action with the same identifier for them.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        remove(controlEvents, of: .action(action.identifier)) { _ in true }
        handlers.append(ControlHandler(events: controlEvents, running: action))
        ViewMaking.listener?(self, .actionAdded)
    }

    /// Removes `action` for the events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        remove(controlEvents, of: .action(action.identifier)) { _ in true }
    }

    /// Removes the action with an identifier for the events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents, of: .action(actionIdentifier)) { _ in true }
    }

    // MARK: Sending events

    /// Sends `events` to all handlers registered for any of them, in the order of registration.
    open func sendActions(for events: Event) {
        send(events, with: nil)
    }

    /// Calls an action method on a target; the control calls all action methods through here.
    ///
    /// If the method takes another type of sender, or an event when there is none, a failure is recorded.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        let isDone = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        if !isDone, let target { ControlFailure.actionDoesNotFit(self, action, target, event).record() }
    }

    /// Runs an action; the control runs all actions through here.
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

    /// The interaction that shows the control's menu; `nil` unless ``isContextMenuInteractionEnabled``.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

    /// ``contentHorizontalAlignment`` with left and right for leading and trailing.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case let alignment: alignment
        }
    }

    /// Performs the control's primary action: sends `primaryActionTriggered`, or shows the menu if that is its primary
    /// action.
    open func performPrimaryAction() {
        if showsMenuAsPrimaryAction, let menuInteraction {
            menuInteraction.present(at: bounds.center)
        } else {
            sendActions(for: .primaryActionTriggered)
        }
    }

    /// Calls a closure with each handler that the control has now, in the order of registration.
    ///
    /// The closure may add and remove handlers.
    ///
    /// - Parameter iterator: gets either an action or a target, `nil` for the responder chain, with its method; the
    ///   events; and what it sets to `true` to stop.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for handler in handlers.all where !stop {
            switch handler.kind {
            case .action(let action): iterator(action, nil, handler.events, &stop)
            case .method(let method, nil): iterator(nil, (nil, method), handler.events, &stop)
            case .method(let method, let target?):
                if let object = target.object { iterator(nil, (object, method), handler.events, &stop) }
            }
        }
    }
}
