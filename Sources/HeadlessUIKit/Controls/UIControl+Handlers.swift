import Foundation

/// Somebody who asked to be told of a control's events.
struct ControlHandler {
    enum Kind {
        case method(ActionMethod, target: WeakTarget?)
        case action(UIAction)
    }

    var events: UIControl.Event
    var kind: Kind
}

/// An object that is told of events for as long as somebody else keeps it.
@MainActor
struct WeakTarget {
    weak var object: AnyObject?
}

extension UIControl {
    /// Has `method` called on `target` when any of `events` happens; with no target, on the responder chain.
    ///
    /// What the method returns is ignored. The target is held weakly. Methods cannot be compared, so one that is added twice is called twice.
    public final func addTarget<Target: AnyObject, Result>(
        _ target: Target?, action method: @escaping @MainActor (Target) -> @MainActor () -> Result,
        for events: Event
    ) {
        add(ActionMethod(method), on: target, for: events)
    }

    /// Has `method` called on `target` with the control when any of `events` happens; with no target, on the
    /// responder chain.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?, action method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
        for events: Event
    ) {
        add(ActionMethod(method), on: target, for: events)
    }

    /// Has `method` called on `target` with the control and the event when any of `events` happens; with no
    /// target, on the responder chain.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?,
        action method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result,
        for events: Event
    ) {
        add(ActionMethod(method), on: target, for: events)
    }

    /// Has `method` called on `target` with the control and the event when any of `events` is touched off by
    /// one; with no target, on the responder chain.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?,
        action method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result,
        for events: Event
    ) {
        add(ActionMethod(method), on: target, for: events)
    }

    /// Has `method`, of a class that belongs to no actor, called on `target` when any of `events` happens.
    public final func addTarget<Target: AnyObject, Result>(
        _ target: Target, action method: @escaping (Target) -> () -> Result, for events: Event
    ) {
        let action = ActionMethod(on: Target.self) { target, _, _ in
            _ = method(target)()
            return true
        }
        add(action, on: target, for: events)
    }

    /// Has `method`, of a class that belongs to no actor, called on `target` with the control when any of
    /// `events` happens.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target, action method: @escaping (Target) -> (Sender) -> Result, for events: Event
    ) {
        let action = ActionMethod(on: Target.self) { target, sender, _ in
            guard let sender = sender as? Sender else { return false }
            _ = method(target)(sender)
            return true
        }
        add(action, on: target, for: events)
    }

    /// Has `action` done when any of `events` happens; another with its identifier is replaced for them.
    public final func addAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
        handlers.append(ControlHandler(events: events, kind: .action(action)))
    }

    /// Has `action` no longer done when any of `events` happens.
    public final func removeAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
    }

    /// Has the action of that identifier no longer done when any of `events` happens.
    public final func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        remove(events) { handler in
            guard case .action(let action) = handler.kind else { return false }
            return action.identifier == identifier
        }
    }

    /// Has no method called on `target` any more when any of `events` happens; on nobody at all if `nil`.
    ///
    /// Methods cannot be compared, so `action` is `nil`, which stands for all of them as it does in UIKit.
    public final func removeTarget(_ target: AnyObject?, action: Never?, for events: Event) {
        remove(events) { handler in
            guard case .method(_, let receiver) = handler.kind else { return false }
            return target == nil || receiver?.object === target
        }
    }

    /// All who are called by method, while they live.
    public final var allTargets: [AnyObject] {
        handlers.compactMap { handler in
            guard case .method(_, let target) = handler.kind else { return nil }
            return target?.object
        }
    }

    /// All events that anybody who still lives asked to be told of.
    public final var allControlEvents: Event {
        handlers.reduce(into: []) { events, handler in
            if case .method(_, let target?) = handler.kind, target.object == nil { return }
            events.formUnion(handler.events)
        }
    }
}

extension UIControl {
    final func add(_ method: ActionMethod, on target: AnyObject?, for events: Event) {
        let receiver = target.map { WeakTarget(object: $0) }
        handlers.append(ControlHandler(events: events, kind: .method(method, target: receiver)))
    }

    private func remove(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
        for index in handlers.indices where isMeant(handlers[index]) {
            handlers[index].events.subtract(events)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Tells whoever asked, in order, as things stand when it happens: who is removed meanwhile is told still.
    final func send(_ events: Event, with event: UIEvent?) {
        if handlers.isEmpty { return }
        let nesting = Recursion.controlEvents
        guard nesting.enter({ Recursion.controlEvents(of: self) }) else { return }
        defer { nesting.leave() }
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.kind {
            case .action(let action): sendAction(action)
            case .method(let method, nil): sendAction(method, to: nil, for: event)
            case .method(let method, let target?):
                if let object = target.object { sendAction(method, to: object, for: event) }
            }
        }
    }
}
