/// Tracks the views of one view hierarchy: called when a view that it has marked as observed changes.
///
/// The hierarchy's root keeps it, so it is freed with the root, or when the root is added to another view. It
/// must hold no view: what it remembers of one ends with ``viewWillLeave(_:)``.
@MainActor
package protocol TreeObserver: AnyObject {

    /// Called when a marked view changed; once, until the observer looks at the view again.
    func viewDidChange(_ view: UIView)
    /// Called when a view, with its subviews, was added to a marked view.
    func viewDidJoin(_ view: UIView)
    /// Called when a marked view, with its subviews, is about to leave the hierarchy.
    func viewWillLeave(_ view: UIView)
    /// Called when a marked view, with its subviews, moved to another place among its siblings.
    func viewDidMove(_ view: UIView)
    /// Called when a marked view began or ceased to announce its changes.
    func announcementsDidChange(of view: UIView)
}

extension ViewState {
    static let observation: ViewState = [.isObserved, .isChangeNoted]
}

extension UIView {
    /// The observer of the hierarchy that this view is the root of, if any.
    package final var treeObserver: (any TreeObserver)? {
        get { extras?.rare?.treeObserver }
        set { existingOrNewExtras.rareForChange.treeObserver = newValue }
    }

    final func noteChange() {
        guard let observer = observerOfTree else { return }
        flags.insert(.isChangeNoted)
        observer.viewDidChange(self)
    }

    /// Tells the observer about a view that was added to this one.
    final func noteJoining(_ view: UIView) {
        // It is no longer a root.
        view.extras?.rare?.treeObserver = nil
        if flags.contains(.isObserved) { observerOfTree?.viewDidJoin(view) }
    }

    final func noteLeaving() {
        if flags.contains(.isObserved) { observerOfTree?.viewWillLeave(self) }
    }

    final func noteMove() {
        if flags.contains(.isObserved) { observerOfTree?.viewDidMove(self) }
    }

    final func noteChangeOfAnnouncements() {
        if flags.contains(.isObserved) { observerOfTree?.announcementsDidChange(of: self) }
    }

    /// The observer of the view's hierarchy, if it is still alive.
    private var observerOfTree: (any TreeObserver)? {
        let observer = root.treeObserver
        if observer == nil { flags.subtract(.observation) }
        return observer
    }
}
