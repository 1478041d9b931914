/// What is undone at once.
@MainActor
final class UndoGroup {
    /// One thing to do, for a target that is not kept for it.
    struct Action {
        private(set) weak var target: AnyObject?
        let identity: ObjectIdentifier
        let perform: @MainActor (AnyObject) -> Void

        init(_ target: AnyObject, _ perform: @escaping @MainActor (AnyObject) -> Void) {
            self.target = target
            identity = ObjectIdentifier(target)
            self.perform = perform
        }
    }

    var actions: [Action] = []
    var name = ""

    /// Does all of it, the last first.
    func perform() {
        for action in actions.reversed() {
            if let target = action.target { action.perform(target) }
        }
    }

    func remove(_ target: AnyObject) {
        let identity = ObjectIdentifier(target)
        // The place of one that is gone may be another's now.
        actions.removeAll { $0.target == nil || $0.identity == identity }
    }
}
