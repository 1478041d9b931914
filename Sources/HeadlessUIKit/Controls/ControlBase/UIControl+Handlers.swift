import FailureReporting
import Foundation

/// An action registered for a control's events.
struct ControlHandler {
    enum Kind {
        case method(ActionMethod, target: WeakTarget?)
        case action(UIAction)
    }

    var events: UIControl.Event
    var kind: Kind
    /// The line of code that added the method, which identifies it when it is added again.
    var site: CallSite?

    /// Whether a method that is being added is this one again.
    @MainActor
    func repeats(_ other: ActionMethod, _ target: AnyObject?, at otherSite: CallSite) -> Bool {
        guard let site, site.line == otherSite.line, site.column == otherSite.column,
            case .method(let method, let receiver) = kind, method.targetType == other.targetType
        else { return false }
        let hasSameTarget = receiver.map { $0.object != nil && $0.object === target } ?? (target == nil)
        return hasSameTarget && site.fileID.isEqual(to: otherSite.fileID)
    }
}

extension StaticString {
    fileprivate func isEqual(to other: StaticString) -> Bool {
        withUTF8Buffer { text in other.withUTF8Buffer { text.elementsEqual($0) } }
    }
}

/// An object that is not `Hashable` itself, compared by identity.
private struct ObjectIdentity: Hashable {
    let object: AnyObject

    init(_ object: AnyObject) {
        self.object = object
    }

    static func == (lhs: ObjectIdentity, rhs: ObjectIdentity) -> Bool { lhs.object === rhs.object }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

/// A weakly held target of actions.
@MainActor
struct WeakTarget {
    weak var object: AnyObject?
}

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
        add(ActionMethod(method), on: target, for: events, at: CallSite(fileID, filePath, line, column))
    }

    /// Calls `method` on `target` with the control when any of `events` happens; without a target, on the
    /// responder chain.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?, action method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
        for events: Event,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        add(ActionMethod(method), on: target, for: events, at: CallSite(fileID, filePath, line, column))
    }

    /// Calls `method` on `target` with the control and the event when any of `events` happens; without a
    /// target, on the responder chain.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?,
        action method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result,
        for events: Event,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        add(ActionMethod(method), on: target, for: events, at: CallSite(fileID, filePath, line, column))
    }

    /// Calls `method` on `target` with the control and the event when a `UIEvent` triggers any of `events`;
    /// without a target, on the responder chain.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?,
        action method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result,
        for events: Event,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        add(ActionMethod(method), on: target, for: events, at: CallSite(fileID, filePath, line, column))
    }

    /// Calls `method`, of a class without an actor, on `target` when any of `events` happens.
    public final func addTarget<Target: AnyObject, Result>(
        _ target: Target, action method: @escaping (Target) -> () -> Result, for events: Event,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let action = ActionMethod(on: Target.self) { target, _, _ in
            _ = method(target)()
            return true
        }
        add(action, on: target, for: events, at: CallSite(fileID, filePath, line, column))
    }

    /// Calls `method`, of a class without an actor, on `target` with the control when any of `events` happens.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target, action method: @escaping (Target) -> (Sender) -> Result, for events: Event,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let action = ActionMethod(on: Target.self) { target, sender, _ in
            guard let sender = sender as? Sender else { return false }
            _ = method(target)(sender)
            return true
        }
        add(action, on: target, for: events, at: CallSite(fileID, filePath, line, column))
    }

    /// Runs `action` when any of `events` happens; it replaces an action with the same identifier for them.
    public final func addAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
        handlers.append(ControlHandler(events: events, kind: .action(action)))
    }

    /// Removes `action` for `events`.
    public final func removeAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
    }

    /// Removes the action with an identifier for `events`.
    public final func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        remove(events) { handler in
            guard case .action(let action) = handler.kind else { return false }
            return action.identifier == identifier
        }
    }

    /// Removes all methods of `target` for `events`; those of all targets if `nil`.
    ///
    /// Methods cannot be compared, so `action` is `nil`, which stands for all of them as in UIKit.
    public final func removeTarget(_ target: AnyObject?, action: Never?, for events: Event) {
        remove(events) { handler in
            guard case .method(_, let receiver) = handler.kind else { return false }
            return target == nil || receiver?.object === target
        }
    }

    /// The targets that still exist; `NSNull` stands for the responder chain.
    ///
    /// A target that is not `Hashable` is in the set as a wrapper, compared by identity.
    public final var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for handler in handlers {
            guard case .method(_, let target) = handler.kind else { continue }
            guard let target else {
                targets.insert(UIControl.responderChain)
                continue
            }
            guard let object = target.object else { continue }
            targets.insert(
                (object as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentity(object)))
        }
        return targets
    }

    /// Stands for the responder chain among the targets; a single object, because two `NSNull` wrappers would differ
    /// in a set.
    private static let responderChain = NSNull()

    /// All events for which there are actions, or methods of targets that still exist.
    public final var allControlEvents: Event {
        handlers.reduce(into: []) { events, handler in
            if case .method(_, let target?) = handler.kind, target.object == nil { return }
            events.formUnion(handler.events)
        }
    }
}

extension UIControl {
    final func add(_ method: ActionMethod, on target: AnyObject?, for events: Event, at site: CallSite) {
        for handler in handlers where handler.events == events {
            if handler.repeats(method, target, at: site) { return }
        }
        let receiver = target.map { WeakTarget(object: $0) }
        handlers.append(
            ControlHandler(events: events, kind: .method(method, target: receiver), site: site))
    }

    private func remove(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
        for index in handlers.indices where isMeant(handlers[index]) {
            handlers[index].events.subtract(events)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Sends events to the handlers registered when sending begins, in order; one removed meanwhile is still called.
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
