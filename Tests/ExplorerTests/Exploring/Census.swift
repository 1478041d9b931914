import Robot

/// The windows and controllers that an exploration has seen, without holding any.
@MainActor
struct Census {
    private struct Entry {
        weak var object: AnyObject?
        var name: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var order: [ObjectIdentifier] = []

    mutating func note(_ application: UIApplication) {
        for window in application.windows { note(window, window.summary) }
        for controller in application.controllers { note(controller, "\(type(of: controller))") }
    }

    /// Views come and go with every cell; those of the last step stand for all.
    mutating func noteViews(_ application: UIApplication) {
        for window in application.windows {
            window.visit { view in
                note(view, view.summary)
                return .into
            }
        }
    }

    private mutating func note(_ object: AnyObject, _ name: String) {
        let identifier = ObjectIdentifier(object)
        // An address may be another object's by now.
        if entries[identifier]?.object === object { return }
        if entries[identifier] == nil { order.append(identifier) }
        entries[identifier] = Entry(object: object, name: name)
    }

    /// The names of those that are still alive, in the order in which they were first seen.
    var survivors: [String] {
        order.compactMap { entries[$0].flatMap { $0.object == nil ? nil : $0.name } }
    }
}
