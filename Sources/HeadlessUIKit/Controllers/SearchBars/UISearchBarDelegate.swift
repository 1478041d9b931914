import Foundation

/// Has a say in what is typed into a search bar, and is told of it and of the bar's buttons.
///
/// All methods are optional. A tap on the field calls `shouldBeginEditing` and `textDidBeginEditing`; each change by the
/// user `shouldChangeTextIn` and `textDidChange`, or for the clear button `textDidChange` alone; the search key
/// `searchButtonClicked`. Code that sets the text calls none.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
    /// Whether the bar may take the focus; yes by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells that the bar took the focus.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether the bar may let go of the focus; yes by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells that the bar let go of the focus.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Tells that the user changed the text, or cleared it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether the characters in `range`, in UTF-16 units, may be replaced by `text`; yes by default.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    /// Tells that the search key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Tells that the cancel button was pressed, which does nothing else by itself.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Tells that the bookmark button was pressed.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Tells that the button for a list of results was pressed.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Tells that the user chose another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Yes.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Yes.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Yes.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

extension DelegateProtocol {
    static let searchBar = DelegateProtocol("UISearchBarDelegate") { $0 is any UISearchBarDelegate.Type }
}

extension DelegateRole {
    static let searchBarDelegate = DelegateRole(.searchBar)
}
