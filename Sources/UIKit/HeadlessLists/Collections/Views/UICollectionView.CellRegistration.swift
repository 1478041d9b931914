// Not overridable: generic functions, for types that are known where they are called.
extension UICollectionView {
    /// A registration of a cell class with a closure that configures cells, in place of a reuse identifier.
    ///
    /// ```swift
    /// let registration = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, indexPath, photo in
    ///     cell.imageView.image = photo.image
    /// }
    /// // in cellForItemAt:
    /// collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
    /// ```
    ///
    /// Create it once, not each time that a cell is requested: cells are reused within one registration.
    @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler =
            @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let token = RegistrationToken()

        /// Creates a registration of cells that `handler` configures.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A registration of supplementary views of a kind with a closure that configures them.
    @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a view.
        public typealias Handler =
            @MainActor (
                _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
            ) -> Void

        let elementKind: String
        let handler: Handler
        let token = RegistrationToken()

        /// Creates a registration of views of a kind that `handler` configures.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a cell of a registration, configured for an item.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let key = CollectionPool.Key(
            category: .cell, kind: "", identifier: "\(Cell.self)",
            registration: ObjectIdentifier(registration.token))
        registration.token.keep(in: pool, Cell.self, key)
        let cell = dequeue(key, at: indexPath) as? Cell ?? Cell.instance(frame: .zero)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view of a registration, configured.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let key = CollectionPool.Key(
            category: .supplementaryView, kind: registration.elementKind, identifier: "\(Supplementary.self)",
            registration: ObjectIdentifier(registration.token))
        registration.token.keep(in: pool, Supplementary.self, key)
        let view = dequeue(key, at: indexPath) as? Supplementary ?? Supplementary.instance(frame: .zero)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}

/// The identity of a registration; pools retain it, so that no other one can have the same identity.
@MainActor
final class RegistrationToken {
    func keep(in pool: CollectionPool, _ viewClass: UICollectionReusableView.Type, _ key: CollectionPool.Key)
    {
        pool.keep(self, viewClass, key)
    }
}
