/// A weakly held target of actions.
@MainActor
struct WeakTarget {
    weak var object: AnyObject?
}
