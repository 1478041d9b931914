import Foundation

/// An object that fetches what items will need before they come into sight.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Tells which items will come into sight soon if the content goes on as it does, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Tells that items that were announced will not come into sight soon after all.
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

extension DelegateProtocol {
    static let collectionPrefetching = DelegateProtocol("UICollectionViewDataSourcePrefetching") {
        $0 is any UICollectionViewDataSourcePrefetching.Type
    }
}

extension DelegateRole {
    static let collectionPrefetching = DelegateRole(.collectionPrefetching)
}
