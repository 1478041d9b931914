import Foundation

/// An object that is told which rows will be needed soon, so that it can fetch what they show.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Tells of rows that are about to come into sight, the next first: those within one height of the table.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Tells of rows that are no longer about to come into sight; does nothing if left out.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension DelegateProtocol {
    static let tablePrefetching = DelegateProtocol("UITableViewDataSourcePrefetching") {
        $0 is any UITableViewDataSourcePrefetching.Type
    }
}

extension DelegateRole {
    static let tablePrefetching = DelegateRole(.tablePrefetching)
}
