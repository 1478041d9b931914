import Foundation

extension UICollectionView {
    /// The view for an element that has none: from the data source, or of the class that the layout registered.
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

    /// An empty view in the place of one that there should be.
    final func standIn(_ category: ElementCategory) -> UICollectionReusableView {
        let view =
            category == .cell ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
        view.isStandIn = true
        return view
    }

    // MARK: Registering

    /// Has cells that are dequeued with an identifier be of a class, a subclass of ``UICollectionViewCell``.
    ///
    /// Any other class is a failure; `nil` forgets the identifier.
    public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        let key = CollectionPool.Key(category: .cell, kind: "", identifier: identifier)
        guard let cellClass else { return pool.register(nil, for: key) }
        guard let cell = cellClass as? UICollectionViewCell.Type else {
            CollectionFailure.wrongClass(cellClass, "cell", identifier, "UICollectionViewCell").record()
            return
        }
        pool.register(cell, for: key)
    }

    /// Has supplementary views of a kind that are dequeued with an identifier be of a class, a subclass of
    /// ``UICollectionReusableView``.
    ///
    /// Any other class is a failure; `nil` forgets the identifier.
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

    /// A cell for an item: one that is out of use, or a new one of the class that is registered.
    ///
    /// An identifier that none is registered for is a failure, and an empty cell stands in.
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

    /// A supplementary view: one that is out of use, or a new one of the class that is registered.
    ///
    /// An identifier that none is registered for is a failure, and an empty view stands in.
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

    /// A view out of the pool for an index path; the one that is set up again where that is what is asked for.
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
