import FailureReporting
import HeadlessLists
import HeadlessUIKitCore

/// Makes the connections of a file between objects that are there.
@MainActor
struct Connector {
    private let loading: ObjectLoading

    init(_ loading: ObjectLoading) {
        self.loading = loading
    }

    /// Makes the connections of an object.
    func connect(_ object: AnyObject, _ connections: [ConnectionPlan]) {
        for connection in connections { connect(object, connection) }
        connectCollections(object, connections)
    }

    private func connect(_ object: AnyObject, _ connection: ConnectionPlan) {
        switch connection.kind {
        case .outlet(let property):
            guard let value = destination(of: connection, property) else { return }
            set(value, property, of: object, connection)
        case .outletCollection: break
        case .action(let selector, let event): connectAction(object, selector, event, connection)
        case .segue: loading.segues?.connect(object, connection)
        case .other: break
        }
    }

    /// Sets the outlet collections of an object, each with all its objects in the order of the file.
    private func connectCollections(_ object: AnyObject, _ connections: [ConnectionPlan]) {
        var properties: [(name: String, values: [AnyObject], first: ConnectionPlan)] = []
        for connection in connections {
            guard case .outletCollection(let name) = connection.kind,
                let value = destination(of: connection, name)
            else { continue }
            if let index = properties.firstIndex(where: { $0.name == name }) {
                properties[index].values.append(value)
            } else {
                properties.append((name, [value], connection))
            }
        }
        for (name, values, first) in properties where !loading.isPartial {
            if name == "gestureRecognizers", let view = object as? UIView {
                for case let recognizer as UIGestureRecognizer in values {
                    view.addGestureRecognizer(recognizer)
                }
            } else {
                set(values, name, of: object, first)
            }
        }
    }

    // MARK: Outlets

    private func destination(of connection: ConnectionPlan, _ name: String) -> AnyObject? {
        if let object = loading.object(connection.destination) { return object }
        // What is not installed for the device's size classes is not made.
        if loading.isPartial || loading.instance.plan.leftOut.contains(connection.destination) { return nil }
        loading.instance.note(
            .danglingReference("the connection \(name)", id: connection.destination), at: connection.element)
        return nil
    }

    private func set(_ value: Any, _ name: String, of object: AnyObject, _ connection: ConnectionPlan) {
        let members = loading.source.members
        if let member = members.member(name, of: object, .outlet, .inspectable) {
            if case .wrongType(let type) = member.set(value, of: object) {
                note(
                    connection,
                    "the outlet \(name) of \(Swift.type(of: object)) is a \(type), and not a "
                        + "\(value is [Any] ? "collection" : "\(Swift.type(of: value as AnyObject))")",
                    cure: "connect it to an object of its type in Xcode.")
            }
            return
        }
        if SystemOutlets.set(value, name, of: object) { return }
        let names = members.names(of: object, .outlet)
        let nearest = NearestName.of(name, among: names)
        var text = "\(Swift.type(of: object)) has no outlet \"\(name)\""
        if !names.isEmpty {
            text += ", but " + names.map { "\"\($0)\"" }.joined(separator: ", ")
        }
        note(
            connection, text,
            cure: nearest.map { "connect \"\($0)\" in place of \"\(name)\" in Xcode." }
                ?? "declare it with @IBOutlet, in a target that the plugin PortUIKit compiles, or list it in nibMembers."
        )
    }

    private func note(_ connection: ConnectionPlan, _ text: String, cure: String) {
        loading.instance.note(.badConnection(text, cure: cure), at: connection.element)
    }

    // MARK: Actions

    private func connectAction(
        _ object: AnyObject, _ name: String, _ event: String?, _ connection: ConnectionPlan
    ) {
        var target: AnyObject?
        var action = Selector(name)
        if !loading.isFirstResponder(connection.destination) {
            target = destination(of: connection, name)
            guard let target else { return }
            if let known = loading.source.members.action(name, of: target) {
                action = known
            } else {
                // As with UIKit, it is connected, and calling it fails.
                noteMissing(name, of: target, connection)
            }
        }
        switch object {
        case let control as UIControl:
            guard let events = UIControl.Event(inNib: event ?? "primaryActionTriggered") else {
                loading.instance.note(.badValue("eventType", value: event ?? ""), at: connection.element)
                return
            }
            control.addTarget(target, action: action, for: events)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default:
            note(
                connection, "\(type(of: object)) triggers no actions", cure: "remove the connection in Xcode."
            )
        }
    }

    private func noteMissing(_ name: String, of target: AnyObject, _ connection: ConnectionPlan) {
        let known = (type(of: target) as? any SelectorProvider.Type)?.selectors ?? []
        let nearest = NearestName.of(name, among: known.map { "\($0)" })
        let kind = NibReport.Issue.Kind.missingAction(
            "\(type(of: target)) has no action \"\(name)\"",
            cure: nearest.map { "connect \"\($0)\" in place of \"\(name)\" in Xcode." }
                ?? "declare it with @IBAction, in a target that the plugin PortUIKit compiles, or list it in selectors."
        )
        loading.instance.note(kind, at: connection.element)
    }
}
