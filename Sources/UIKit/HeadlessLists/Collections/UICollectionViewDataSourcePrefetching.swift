/// An object that loads data for items before they become visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Called with items that will soon be visible if scrolling continues in this direction, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called with prefetched items that will not be visible soon after all.
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

extension DelegateRole {
    static let collectionPrefetching = DelegateRole("UICollectionViewDataSourcePrefetching") {
        $0 is any UICollectionViewDataSourcePrefetching.Type
    }
}
