import FailureReporting
import Foundation

/// Somebody who asked to be told of a control's events.
struct ControlHandler {
    enum Kind {
        case method(ActionMethod, target: WeakTarget?)
        case action(UIAction)
    }

    var events: UIControl.Event
    var kind: Kind
    /// Where a method was added, by which adding it again is known.
    var site: CallSite?

    /// Whether a method that is being added is this one once more.
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

/// An object in a set that is not `Hashable` itself.
private struct ObjectIdentity: Hashable {
    let object: AnyObject

    init(_ object: AnyObject) {
        self.object = object
    }

    static func == (lhs: ObjectIdentity, rhs: ObjectIdentity) -> Bool { lhs.object === rhs.object }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

/// An object that is told of events for as long as somebody else keeps it.
@MainActor
struct WeakTarget {
    weak var object: AnyObject?
}

extension UIControl {
    /// Has `method` called on `target` when any of `events` happens; with no target, on the responder chain.
    ///
    /// What the method returns is ignored. The target is held weakly.
    ///
    /// As in UIKit, adding a target and method again for the same events changes nothing. One reference to a method
    /// cannot be compared with another, so here it is the line of code that counts: one that runs again, as where a
    /// cell is set up whenever it is reused, adds the method once; two lines that add the same method add it twice.
    /// A function that is handed methods to add passes on its caller's line, so that each of them counts:
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

    /// Has `method` called on `target` with the control when any of `events` happens; with no target, on the
    /// responder chain.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?, action method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
        for events: Event,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        add(ActionMethod(method), on: target, for: events, at: CallSite(fileID, filePath, line, column))
    }

    /// Has `method` called on `target` with the control and the event when any of `events` happens; with no
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

    /// Has `method` called on `target` with the control and the event when any of `events` is touched off by
    /// one; with no target, on the responder chain.
    public final func addTarget<Target: AnyObject, Sender, Result>(
        _ target: Target?,
        action method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result,
        for events: Event,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        add(ActionMethod(method), on: target, for: events, at: CallSite(fileID, filePath, line, column))
    }

    /// Has `method`, of a class that belongs to no actor, called on `target` when any of `events` happens.
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

    /// Has `method`, of a class that belongs to no actor, called on `target` with the control when any of
    /// `events` happens.
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

    /// The objects whose methods are called, while they live; `NSNull` stands for the responder chain.
    ///
    /// An object that is not `Hashable` is in the set as what it is, compared by identity.
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

    /// What stands for the responder chain among the targets: one object, for two of them are not the same in a set.
    private static let responderChain = NSNull()

    /// All events that anybody who still lives asked to be told of.
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
