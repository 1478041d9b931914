import Foundation

extension UICollectionView {
    /// A class of cells with how they are set up, in place of an identifier.
    ///
    /// ```swift
    /// let registration = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, indexPath, photo in
    ///     cell.imageView.image = photo.image
    /// }
    /// // in cellForItemAt:
    /// collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
    /// ```
    ///
    /// It is made once, not each time that a cell is asked for: cells are used again within one registration.
    @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Sets a cell up for an item.
        public typealias Handler =
            @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let token = RegistrationToken()

        /// Makes a registration of cells that `handler` sets up.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A class of supplementary views of a kind with how they are set up, in place of an identifier.
    @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Sets a view up.
        public typealias Handler =
            @MainActor (
                _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
            ) -> Void

        let elementKind: String
        let handler: Handler
        let token = RegistrationToken()

        /// Makes a registration of views of a kind that `handler` sets up.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell that a registration made and set up for an item.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let key = CollectionPool.Key(
            category: .cell, kind: "", identifier: "\(Cell.self)",
            registration: ObjectIdentifier(registration.token))
        registration.token.keep(in: pool, Cell.self, key)
        let cell = dequeue(key, at: indexPath) as? Cell ?? Cell(registeredWithFrame: .zero)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view that a registration made and set up.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let key = CollectionPool.Key(
            category: .supplementaryView, kind: registration.elementKind, identifier: "\(Supplementary.self)",
            registration: ObjectIdentifier(registration.token))
        registration.token.keep(in: pool, Supplementary.self, key)
        let view = dequeue(key, at: indexPath) as? Supplementary ?? Supplementary(registeredWithFrame: .zero)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}

/// What tells registrations apart; the pools that know it keep it alive, so that no other one takes its place.
@MainActor
final class RegistrationToken {
    func keep(in pool: CollectionPool, _ viewClass: UICollectionReusableView.Type, _ key: CollectionPool.Key)
    {
        pool.keep(self, viewClass, key)
    }
}
