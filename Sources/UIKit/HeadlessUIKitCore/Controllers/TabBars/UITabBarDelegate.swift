/// An object that is told which tab was selected.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Tells the delegate that the user tapped an item, whether it was selected before or not; optional.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension DelegateRole {
    static let tabBarDelegate = DelegateRole(
        "UITabBarDelegate",
        unasked: """
            tabBar(_: UITabBar, willBeginCustomizing: [UITabBarItem]) -> ()
            tabBar(_: UITabBar, didBeginCustomizing: [UITabBarItem]) -> ()
            tabBar(_: UITabBar, willEndCustomizing: [UITabBarItem], changed: Bool) -> ()
            tabBar(_: UITabBar, didEndCustomizing: [UITabBarItem], changed: Bool) -> ()
            """
    ) { $0 is any UITabBarDelegate.Type }
}
