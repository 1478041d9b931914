/// Somebody who keeps track of the views of one tree: told of changes to those that it has marked as observed.
///
/// The root of the tree keeps it, so it is gone with the root, or when the root comes into another view. It must
/// hold no view: what it remembers of one ends with ``viewWillLeave(_:)``.
@MainActor
package protocol TreeObserver: AnyObject {

    /// Tells that a view which the observer has marked is no longer as it was; once until it looks at it again.
    func viewDidChange(_ view: UIView)
    /// Tells that a view, with all inside it, came into one that the observer has marked.
    func viewDidJoin(_ view: UIView)
    /// Tells that a marked view, with all inside it, is about to leave the tree.
    func viewWillLeave(_ view: UIView)
    /// Tells that views in a marked one changed places.
    func subviewsDidReorder(in view: UIView)
}

extension ViewState {
    static let observation: ViewState = [.isObserved, .isChangeNoted]
}

extension UIView {
    /// Who keeps track of the tree that this view is the root of, if anybody does.
    package final var treeObserver: (any TreeObserver)? {
        get { extras?.treeObserver }
        set {
            if extras == nil { extras = ViewExtras() }
            extras?.treeObserver = newValue
        }
    }

    final func noteChange() {
        guard let observer = observerOfTree else { return }
        flags.insert(.isChangeNoted)
        observer.viewDidChange(self)
    }

    /// Tells of a view that was put into this one.
    final func noteJoining(_ view: UIView) {
        // It is a root no more.
        if view.extras?.treeObserver != nil { view.extras?.treeObserver = nil }
        if flags.contains(.isObserved) { observerOfTree?.viewDidJoin(view) }
    }

    /// Tells that the view is about to leave the one that it is in.
    final func noteLeaving() {
        if flags.contains(.isObserved) { observerOfTree?.viewWillLeave(self) }
    }

    /// Tells that views in this one changed places.
    final func noteReordering() {
        if flags.contains(.isObserved) { observerOfTree?.subviewsDidReorder(in: self) }
    }

    /// The observer of the tree that the view is in; one that there was may be gone with its root.
    private var observerOfTree: (any TreeObserver)? {
        let observer = root.treeObserver
        if observer == nil { flags.subtract(.observation) }
        return observer
    }
}
