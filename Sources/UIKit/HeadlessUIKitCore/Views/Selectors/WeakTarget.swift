import TimeLapse

/// A weakly held target of actions.
///
/// Targets are often views that take part in each event, such as text views, whose recognizers call them.
@MainActor
struct WeakTarget {
    private let reference: WeakReference<AnyObject>

    init(object: AnyObject?) {
        reference = WeakReference(object)
    }

    /// The target; `nil` once it is being freed.
    var object: AnyObject? { reference.object }
}
