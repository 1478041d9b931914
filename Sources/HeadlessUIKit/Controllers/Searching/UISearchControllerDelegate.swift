/// Is told when a search controller comes and goes. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// May present the controller in its own way; what is not presented then is presented by itself.
    func presentSearchController(_ searchController: UISearchController)
    /// Tells that the controller is about to be presented.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Tells that the controller was presented.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Tells that the controller is about to be dismissed.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Tells that the controller was dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Leaves it to the controller.
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

extension DelegateProtocol {
    static let searchController = DelegateProtocol("UISearchControllerDelegate") {
        $0 is any UISearchControllerDelegate.Type
    }
}

extension DelegateRole {
    static let searchControllerDelegate = DelegateRole(.searchController)
}
