import Foundation

/// An object that says what a collection view shows, and gives it the views.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// The view for an item, dequeued from the collection view.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell

    /// How many sections there are; 1 if left out.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// The view for a header, a footer, or another view that the layout wants; a failure if left out.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether a finger may move an item; no if left out.
    ///
    /// UIKit lets items be moved if the data source has ``collectionView(_:moveItemAt:to:)``. Which methods a
    /// class has cannot be found out here, so one that has it has this one as well.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Tells that a finger moved an item, which is to be moved in the data now.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// A failure, and an empty view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        CollectionFailure.noSupplementaryView(kind).record()
        return collectionView.standIn(.supplementaryView)
    }

    /// Says no.
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

extension DelegateProtocol {
    static let collectionData = DelegateProtocol("UICollectionViewDataSource") {
        $0 is any UICollectionViewDataSource.Type
    }
}

extension DelegateRole {
    static let collectionDataSource = DelegateRole(.collectionData)
}
