/// The delegate of a dynamic animator, which is told when it begins to move items and when all are at rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// Tells the delegate that the animator is about to move items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Tells the delegate that all items are at rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

extension DelegateRole {
    static let dynamicAnimatorDelegate = DelegateRole("UIDynamicAnimatorDelegate") {
        $0 is any UIDynamicAnimatorDelegate.Type
    }
}
