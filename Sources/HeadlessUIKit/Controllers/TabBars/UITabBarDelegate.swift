/// An object that is told which tab was chosen.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Tells that the user tapped an item, whether it was selected before or not; optional.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
