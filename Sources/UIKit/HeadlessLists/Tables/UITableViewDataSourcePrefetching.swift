/// An object that is told which rows will be needed soon, so that it can load their data.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Called with rows that will soon be visible, the nearest first: those within one height of the table.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called with prefetched rows that will not be visible soon after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension DelegateRole {
    static let tablePrefetching = DelegateRole("UITableViewDataSourcePrefetching") {
        $0 is any UITableViewDataSourcePrefetching.Type
    }
}
