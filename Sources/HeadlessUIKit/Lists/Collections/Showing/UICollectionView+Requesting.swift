import Foundation

extension UICollectionView {
    /// Requests the view for an element from the data source, or creates one of the class registered with the layout.
    final func requestView(
        _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes,
        existing: UICollectionReusableView? = nil
    ) -> UICollectionReusableView? {
        if key.category == .decorationView { return makeDecoration(key, attributes) }
        guard let dataSource else { return nil }
        let asked = key.at(dataPath(key.indexPath))
        let outer = showing.request
        showing.request = ViewRequest(key: asked, attributes: attributes, existing: existing)
        let view: UICollectionReusableView
        if key.category == .cell {
            view = dataSource.collectionView(self, cellForItemAt: asked.indexPath)
        } else {
            view = dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: asked.kind, at: asked.indexPath)
        }
        let dequeued = showing.request?.dequeued ?? []
        showing.request = outer
        for other in dequeued where other !== view && other.element == nil { pool.put(back: other) }
        return checked(view, for: key, existing: existing)
    }

    private func checked(
        _ view: UICollectionReusableView, for key: ElementKey, existing: UICollectionReusableView?
    ) -> UICollectionReusableView {
        if view === existing { return view }
        if let other = view.element, view.collection != nil {
            report(.cellInUse(other, for: key.indexPath))
            return standIn(key.category)
        }
        if view.reuseIdentifier == nil, view.pool == nil, !view.isStandIn {
            report(.notDequeued(type(of: view), for: key.name))
        }
        return view
    }

    private func makeDecoration(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionReusableView?
    {
        guard let viewClass = collectionViewLayout.decorationClasses[key.kind] else {
            report(.noDecorationClass(key.kind))
            return nil
        }
        let poolKey = CollectionPool.Key(
            category: .decorationView, kind: key.kind, identifier: "",
            registration: ObjectIdentifier(viewClass))
        if !pool.knows(poolKey) { pool.register(viewClass, for: poolKey) }
        return pool.take(poolKey, frame: attributes.frame)
    }

    /// Creates an empty view in place of a missing one.
    final func standIn(_ category: ElementCategory) -> UICollectionReusableView {
        let view =
            category == .cell ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
        view.isStandIn = true
        return view
    }

    // MARK: Registering

    /// Registers a class of cells, a subclass of ``UICollectionViewCell``, for a reuse identifier.
    ///
    /// Any other class is a failure; `nil` removes the registration.
    public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        let key = CollectionPool.Key(category: .cell, kind: "", identifier: identifier)
        guard let cellClass else { return pool.register(nil, for: key) }
        guard let cell = cellClass as? UICollectionViewCell.Type else {
            CollectionFailure.wrongClass(cellClass, "cell", identifier, "UICollectionViewCell").record()
            return
        }
        pool.register(cell, for: key)
    }

    /// Registers a class of supplementary views, a subclass of ``UICollectionReusableView``, for a kind and a
    /// reuse identifier.
    ///
    /// Any other class is a failure; `nil` removes the registration.
    public final func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        let key = CollectionPool.Key(category: .supplementaryView, kind: elementKind, identifier: identifier)
        guard let viewClass else { return pool.register(nil, for: key) }
        guard let view = viewClass as? UICollectionReusableView.Type else {
            CollectionFailure.wrongClass(
                viewClass, "supplementary view", identifier, "UICollectionReusableView"
            )
            .record()
            return
        }
        pool.register(view, for: key)
    }

    // MARK: Dequeuing

    /// Returns a reusable cell, or a new one of the registered class.
    ///
    /// An identifier without a registered class is a failure, and an empty cell is returned.
    public final func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let key = CollectionPool.Key(category: .cell, kind: "", identifier: identifier)
        guard let cell = dequeue(key, at: indexPath) as? UICollectionViewCell else {
            report(.notRegistered("cell", identifier))
            return standIn(.cell) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
        }
        return cell
    }

    /// Returns a reusable supplementary view, or a new one of the registered class.
    ///
    /// An identifier without a registered class is a failure, and an empty view is returned.
    public final func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = CollectionPool.Key(category: .supplementaryView, kind: elementKind, identifier: identifier)
        guard let view = dequeue(key, at: indexPath) else {
            report(.notRegistered("supplementary view \"\(elementKind)\"", identifier))
            return standIn(.supplementaryView)
        }
        return view
    }

    /// Returns a view from the pool for an index path; the existing one when an item is reconfigured.
    final func dequeue(_ key: CollectionPool.Key, at indexPath: IndexPath) -> UICollectionReusableView? {
        let isAsked = showing.request?.key.indexPath == indexPath
        if isAsked, let existing = showing.request?.existing, existing.pool == key { return existing }
        let attributes = isAsked ? showing.request?.attributes : nil
        guard let view = pool.take(key, frame: attributes?.frame ?? .zero) else { return nil }
        showing.request?.dequeued.append(view)
        if let attributes, attributes.representedElementCategory == key.category {
            UIView.performWithoutAnimation { view.take(attributes, origin: origin(for: attributes)) }
        }
        return view
    }
}
