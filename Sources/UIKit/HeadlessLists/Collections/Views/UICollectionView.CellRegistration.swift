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
        let cell: Cell = dequeue(.cell("\(Cell.self)"), registration.token, at: indexPath)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view of a registration, configured.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view: Supplementary = dequeue(
            .supplementaryView(registration.elementKind, "\(Supplementary.self)"), registration.token,
            at: indexPath)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    private func dequeue<View: UICollectionReusableView>(
        _ key: CollectionPool.Key, _ token: RegistrationToken, at indexPath: IndexPath
    ) -> View {
        var key = key
        key.registration = ObjectIdentifier(token)
        pool.keep(token, View.self, key)
        return dequeue(key, at: indexPath) as? View ?? View.instance(frame: .zero)
    }
}

/// The identity of a registration; pools retain it, so that no other one can have the same identity.
@MainActor
final class RegistrationToken {}
