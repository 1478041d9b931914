import Foundation

/// An object that provides the items of a collection view and their views.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Returns the cell for an item, dequeued from the collection view.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell

    /// Returns the number of sections; 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns the view for a header, footer or other supplementary view of the layout; a failure by default.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Returns whether the user may move an item; `false` by default.
    ///
    /// In UIKit, items can be moved if the data source implements ``collectionView(_:moveItemAt:to:)``. Swift
    /// cannot check whether a class implements a method, so this one must be implemented as well.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Called when the user moved an item; the data source moves it in its data.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Records a failure, and returns an empty view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        CollectionFailure.noSupplementaryView(kind).record()
        return collectionView.standIn(.supplementaryView)
    }

    /// Returns `false`.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    {
        false
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

extension DelegateRole {
    static let collectionDataSource = DelegateRole(
        "UICollectionViewDataSource",
        unasked: """
            indexTitles(for: UICollectionView) -> [String]?
            collectionView(_: UICollectionView, indexPathForIndexTitle: String, at: Int) -> IndexPath
            """
    ) { $0 is any UICollectionViewDataSource.Type }
}
