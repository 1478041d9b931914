/// Has a say in how columns become one and come apart, and is told of what is shown.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// The column to show when there is room for one alone; the one proposed if left out.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// The display mode when there is room for several columns again; the one proposed if left out.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Tells that other columns are about to be shown.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Tells that a column is about to be shown.
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Tells that a column is about to be hidden.
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Tells that there is one column now.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Tells that there are several columns now.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    /// The one proposed.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// The one proposed.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {}
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {}
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

extension DelegateProtocol {
    static let split = DelegateProtocol("UISplitViewControllerDelegate") {
        $0 is any UISplitViewControllerDelegate.Type
    }
}

extension DelegateRole {
    static let splitDelegate = DelegateRole(.split)
}
