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

    /// Returns whether the user may move an item; by default, if ``collectionView(_:moveItemAt:to:)`` is implemented.
    ///
    /// Where that cannot be known, as in a release build, the default is `false`.
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

    /// Returns whether the class implements the method that moves an item.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    {
        collectionView.movesItems(self)
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

extension UICollectionView {
    /// Whether a data source's class implements the method that moves an item; `false` if that cannot be known.
    final func movesItems(_ dataSource: AnyObject) -> Bool {
        ImplementedMethods.include("collectionView(_:moveItemAt:to:)", of: dataSource) ?? false
    }
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
