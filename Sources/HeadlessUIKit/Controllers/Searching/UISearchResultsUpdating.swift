/// Brings what was found up to date with what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Tells that the text or the scope of an active search changed, or that the search became active, or is no longer.
    func updateSearchResults(for searchController: UISearchController)
}
