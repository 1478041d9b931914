/// An object that updates the results when the search text changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Called when the text or the scope of an active search changed, or when the search became active or inactive.
    func updateSearchResults(for searchController: UISearchController)
}
