/// Exchanges the placeholder of a dropped item for an item of the data.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }
    /// Exchanges the placeholder for an item, whose data the closure inserts at the index path.
    ///
    /// - Returns: `false` if the placeholder is gone, as after a reload; the closure is not called then.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder; returns `false` if it is gone.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Sets the content of the placeholder's cell again.
    func setNeedsCellUpdate()
}
