/// An object that is told when a search controller is presented and dismissed. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// Lets the delegate present the controller; if it does not, the controller is presented automatically.
    func presentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the controller is about to be presented.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the controller was presented.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the controller is about to be dismissed.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the controller was dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing: the controller is presented automatically.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension DelegateRole {
    static let searchControllerDelegate = DelegateRole("UISearchControllerDelegate") {
        $0 is any UISearchControllerDelegate.Type
    }
}
