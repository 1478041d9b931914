/// An object that has a say in what a navigation bar's stack does, and is told of it.
///
/// All methods are optional; left out, they say yes, or do nothing.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {
    /// Whether the bar may push an item.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Tells that an item was pushed: at the end of the animation, if there is one.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Whether the bar may pop an item, because the back button was pressed or code asked for it.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Tells that an item was popped: at the end of the animation, if there is one.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Says yes.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        true
    }

    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    /// Says yes.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        true
    }

    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension DelegateProtocol {
    static let navigationBar = DelegateProtocol("UINavigationBarDelegate") {
        $0 is any UINavigationBarDelegate.Type
    }
}

extension DelegateRole {
    static let navigationBarDelegate = DelegateRole(.navigationBar)
}
