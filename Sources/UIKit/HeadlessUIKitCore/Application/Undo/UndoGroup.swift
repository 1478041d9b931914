import TimeLapse

/// A group of actions that are undone together.
@MainActor
final class UndoGroup {
    /// One action to perform, on a target that is held weakly.
    struct Action {
        var target: AnyObject? { reference.object }
        private let reference: WeakReference<AnyObject>
        let identity: ObjectIdentifier
        let perform: @MainActor (AnyObject) -> Void

        init(_ target: AnyObject, _ perform: @escaping @MainActor (AnyObject) -> Void) {
            reference = WeakReference(target)
            identity = ObjectIdentifier(target)
            self.perform = perform
        }
    }

    var actions: [Action] = []
    var name = ""

    func perform() {
        for action in actions.reversed() {
            if let target = action.target { action.perform(target) }
        }
    }

    func remove(_ target: AnyObject) {
        let identity = ObjectIdentifier(target)
        // A freed object's address may be another's now.
        actions.removeAll { $0.target == nil || $0.identity == identity }
    }
}
