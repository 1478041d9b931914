/// Something that can be refreshed, such as a table by pulling it down.
public protocol Refreshable {
    /// Refreshes it.
    func refresh()
}
