/// An object that decides how columns collapse and expand, and is told which are shown.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Returns the column to show when the controller collapses; the proposed one by default.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the display mode when the controller expands again; the proposed one by default.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Tells the delegate that the display mode is about to change.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Tells the delegate that a column is about to be shown.
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Tells the delegate that a column is about to be hidden.
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Tells the delegate that the controller collapsed to one column.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Tells the delegate that the controller expanded to several columns.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    /// Returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Returns the proposed mode.
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

extension DelegateRole {
    static let splitDelegate = DelegateRole(
        "UISplitViewControllerDelegate",
        unasked: """
            splitViewControllerSupportedInterfaceOrientations(UISplitViewController) -> UIInterfaceOrientationMask
            splitViewControllerPreferredInterfaceOrientationForPresentation(UISplitViewController) -> UIInterfaceOrientation
            splitViewControllerInteractivePresentationGestureWillBegin(UISplitViewController) -> ()
            splitViewControllerInteractivePresentationGestureDidEnd(UISplitViewController) -> ()
            splitViewController(_: UISplitViewController, show: UIViewController, sender: Any?) -> Bool
            splitViewController(_: UISplitViewController, showDetail: UIViewController, sender: Any?) -> Bool
            targetDisplayModeForAction(in: UISplitViewController) -> DisplayMode
            """
    ) { $0 is any UISplitViewControllerDelegate.Type }
}
