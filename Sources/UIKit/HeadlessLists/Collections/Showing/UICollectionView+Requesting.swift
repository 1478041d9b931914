extension UICollectionView {
    /// Requests the view for an element from the data source, or creates one of the class registered with the layout.
    final func requestView(
        _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes,
        existing: UICollectionReusableView? = nil
    ) -> UICollectionReusableView? {
        if key.category == .decorationView { return makeDecoration(key, attributes) }
        guard let dataSource else { return nil }
        let asked = movement == nil ? key : key.at(dataPath(key.indexPath))
        let outer = showing.request
        showing.request = ViewRequest(key: asked, attributes: attributes, existing: existing)
        let view: UICollectionReusableView
        if key.category == .cell {
            view = dataSource.collectionView(self, cellForItemAt: asked.indexPath)
        } else {
            view = dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: asked.kind, at: asked.indexPath)
        }
        let unused = showing.request?.dequeued(except: view) ?? []
        showing.request = outer
        for other in unused where other.element == nil { pool.put(back: other) }
        return checked(view, for: key, existing: existing)
    }

    final func checked(
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

    final func makeDecoration(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes)
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

    final func standIn(_ category: ElementCategory) -> UICollectionReusableView {
        if category == .cell { return standInCell() }
        let view = UICollectionReusableView(frame: .zero)
        view.isStandIn = true
        return view
    }

    final func standInCell() -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        cell.isStandIn = true
        return cell
    }

    // MARK: Dequeuing

    /// Returns a view from the pool for an index path; the existing one when an item is reconfigured.
    final func dequeue(_ key: CollectionPool.Key, at indexPath: IndexPath) -> UICollectionReusableView? {
        let isAsked = showing.request?.key.indexPath == indexPath
        if isAsked, let existing = showing.request?.existing, existing.pool == key { return existing }
        let attributes = isAsked ? showing.request?.attributes : nil
        guard let view = pool.take(key, frame: attributes?.frame ?? .zero) else { return nil }
        showing.request?.note(view)
        if let attributes, attributes.representedElementCategory == key.category {
            UIView.performWithoutAnimation { view.take(attributes, origin: origin(for: attributes)) }
        }
        return view
    }
}
