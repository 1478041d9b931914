import FailureReporting

/// An action registered for a control's events.
struct ControlHandler: ReceiverEntry {
    enum Kind {
        case method(Selector, target: WeakTarget?)
        case action(UIAction)
    }

    /// What a handler is found by: the address of its target, `nil` for the responder chain, or its action's identifier.
    enum Receiver: Hashable {
        case target(ObjectIdentifier?)
        case action(UIAction.Identifier)
    }

    var events: UIControl.Event
    let kind: Kind
    let receiver: Receiver

    @MainActor
    init(events: UIControl.Event, calling method: Selector, on target: AnyObject?) {
        self.events = events
        kind = .method(method, target: target.map { WeakTarget(object: $0) })
        receiver = .target(target.map { ObjectIdentifier($0) })
    }

    @MainActor
    init(events: UIControl.Event, running action: UIAction) {
        self.events = events
        kind = .action(action)
        receiver = .action(action.identifier)
    }

    /// Whether it calls a method, or any, of a target; `nil` for no target stands for the responder chain.
    @MainActor
    func calls(_ method: Selector? = nil, on target: AnyObject?) -> Bool {
        guard case .method(let own, let receiver) = kind, method == nil || own == method else { return false }
        return receiver.map { $0.object != nil && $0.object === target } ?? (target == nil)
    }
}

/// An object that is not `Hashable` itself, compared by identity.
struct ObjectIdentity: Hashable {
    let object: AnyObject

    static func == (lhs: ObjectIdentity, rhs: ObjectIdentity) -> Bool { lhs.object === rhs.object }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

// Not overridable: generic functions; they call the function with a selector, which is.
extension UIControl {
    /// Calls `method` on `target` when any of `events` happens; without a target, on the responder chain.
    ///
    /// The method's return value is ignored. The target is held weakly.
    ///
    /// As in UIKit, adding a target and method again for the same events changes nothing. References to methods
    /// cannot be compared, so the line of code identifies the method: a line that runs again, such as in the setup of
    /// a reused cell, adds the method once; two lines that add the same method add it twice. A function that adds
    /// methods for its callers passes on the caller's line, so that each counts:
    ///
    /// ```swift
    /// func wire(_ method: @escaping (FormController) -> () -> Void, line: UInt = #line) {
    ///     button.addTarget(self, action: method, for: .touchUpInside, line: line)
    /// }
    /// ```
    public final func addTarget<Target: AnyObject, Result>(
        _ target: Target?, action method: @escaping @MainActor (Target) -> @MainActor () -> Result,
        for events: Event,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        addTarget(target, .plain(method), events, CallSite(fileID, filePath, line, column))
    }

    /// Calls `method` with the control when any of `events` happens; without a target, on the responder chain.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?, action method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
        for events: Event,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        addTarget(target, .sender(method), events, CallSite(fileID, filePath, line, column))
    }

    /// Calls `method` with the control and the event when any of `events` happens; without a target, on the responder
    /// chain.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?,
        action method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result,
        for events: Event,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        addTarget(target, .two(method), events, CallSite(fileID, filePath, line, column))
    }

    /// Calls `method` with the control and the event when a `UIEvent` triggers any of `events`.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?,
        action method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result,
        for events: Event,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        addTarget(target, .two(method), events, CallSite(fileID, filePath, line, column))
    }

    /// Calls `method`, of a class without an actor, on `target` when any of `events` happens.
    public final func addTarget<Target: AnyObject, Result>(
        _ target: Target, action method: @escaping (Target) -> () -> Result, for events: Event,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        addTarget(target, .unboundPlain(method), events, CallSite(fileID, filePath, line, column))
    }

    /// Calls `method`, of a class without an actor, on `target` with the control when any of `events` happens.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target, action method: @escaping (Target) -> (Sender) -> Result, for events: Event,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        addTarget(target, .unboundSender(method), events, CallSite(fileID, filePath, line, column))
    }

    private func addTarget(
        _ target: AnyObject?, _ method: SelectorMethod, _ events: Event, _ site: CallSite
    ) {
        addTarget(target, action: Selector(method, at: site), for: events)
    }

    /// Stands for the responder chain among the targets; one object, as two would be wrapped differently.
    static let responderChain = NSNull()
}

extension UIControl {
    final func add(_ method: Selector, on target: AnyObject?, for events: Event) {
        let receiver = ControlHandler.Receiver.target(target.map { ObjectIdentifier($0) })
        var isThere = false
        handlers.change(of: receiver) { handler in
            if handler.calls(method, on: target) {
                handler.events.formUnion(events)
                isThere = true
            }
            return true
        }
        if !isThere { handlers.append(ControlHandler(events: events, calling: method, on: target)) }
        ViewMaking.listener?(self, .actionAdded)
    }

    /// Removes events from the handlers of `receiver`, or of all, that meet a condition; those without any left go.
    final func remove(
        _ events: Event, of receiver: ControlHandler.Receiver?, where condition: (ControlHandler) -> Bool
    ) {
        handlers.change(of: receiver) { handler in
            if condition(handler) { handler.events.subtract(events) }
            return !handler.events.isEmpty
        }
    }

    /// Sends events to the handlers registered when sending begins, in order; one removed meanwhile is still called.
    final func send(_ events: Event, with event: UIEvent?) {
        if handlers.isEmpty { return }
        let nesting = Recursion.controlEvents
        guard nesting.enter({ Recursion.controlEvents(of: self) }) else { return }
        defer { nesting.leave() }
        for handler in handlers.all where !handler.events.isDisjoint(with: events) {
            switch handler.kind {
            case .action(let action): sendAction(action)
            case .method(let method, nil): sendAction(method, to: nil, for: event)
            case .method(let method, let target?):
                if let object = target.object { sendAction(method, to: object, for: event) }
            }
        }
    }

    /// Sends the events of a new value.
    final func sendValue(_ event: UIEvent?) {
        send([.valueChanged, .primaryActionTriggered], with: event)
    }
}
