/// The transition of a collection view from before an update to after it.
@MainActor
struct UpdateTransition {
    private let collection: UICollectionView
    private let update: BatchUpdate
    private let map: BatchMap
    private let counts: [Int]

    private var layout: UICollectionViewLayout { collection.collectionViewLayout }

    init(_ collection: UICollectionView, _ update: BatchUpdate, _ map: BatchMap, _ counts: [Int]) {
        self.collection = collection
        self.update = update
        self.map = map
        self.counts = counts
    }

    func run(_ completions: [@MainActor (Bool) -> Void]) {
        let collection = collection
        collection.updating.serial += 1
        let serial = collection.updating.serial
        collection.updating.isUnderWay = true
        // The views to remove at the end are known only after the block has run.
        let end = TransitionEnd()
        UIView.animate(
            withDuration: UICollectionView.updateDuration, options: [.allowUserInteraction, .keepsTime]
        ) {
            end.leaving = apply()
        } completion: { isFinished in
            collection.endUpdate(serial, end.leaving)
            for completion in completions { completion(isFinished) }
        }
        collection.updating.isUnderWay = false
        collection.setNeedsLayout()
        ViewTree.change(collection)
    }

    /// Applies the changes; returns the views to remove when the animation is over.
    private func apply() -> [UICollectionReusableView] {
        prepareLayout()
        moveState()
        let leaving = moveViews()
        collection.showing.leaving += leaving
        reconfigure()
        appear()
        collection.settleElements()
        layout.finalizeCollectionViewUpdates()
        layout.updateMap = nil
        return leaving
    }

    private func prepareLayout() {
        layout.updateMap = map
        layout.follow(map)
        let context = layout.makeContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        collection.showing.counts = counts
        collection.prepareLayout()
        layout.prepare(forCollectionViewUpdates: updateItems)
        collection.aimOffset()
    }

    private func moveState() {
        collection.movePicking(map)
        collection.moveSwipe(map)
        collection.moveScrollers(map)
        collection.movement = nil
        collection.showing.prefetched = Set(
            collection.showing.prefetched.compactMap { map.newIndexPath(of: $0) })
    }

    // MARK: Views

    /// The key of an element after the update; `nil` if its view is removed.
    private func newKey(of key: ElementKey) -> ElementKey? {
        let path = key.indexPath
        if key.category == .cell {
            return map.keptIndexPath(of: path).map { key.at($0) }
        }
        // A header stays with its section; one of the whole layout does not change.
        guard path.count == 2 else { return key }
        guard !map.reloadedSections.contains(path.section) else { return nil }
        return map.newSection(of: path.section).map { key.at(IndexPath(item: path.item, section: $0)) }
    }

    /// Updates the keys of all views; returns those whose elements are gone, with their final attributes.
    private func moveViews() -> [UICollectionReusableView] {
        let old = collection.showing.views
        var finals: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        let gone = old.keys.filter { newKey(of: $0) == nil }.sorted()
        for key in gone { finals[key] = transitionAttributes(of: key, appearing: false) }
        collection.showing.views = [:]
        collection.showing.kept = []
        var stays: [UICollectionReusableView] = []
        for key in old.keys.sorted() {
            guard let view = old[key], let new = newKey(of: key) else { continue }
            view.element = new
            view.appliedAttributes = view.appliedAttributes?.moved(to: new.indexPath)
            collection.showing.views[new] = view
            stays.append(view)
        }
        let leaving = gone.compactMap { old[$0] }
        for view in leaving { leave(view, finals) }
        return leaving + collection.keepMoving(stays)
    }

    private func leave(
        _ view: UICollectionReusableView, _ finals: [ElementKey: UICollectionViewLayoutAttributes]
    ) {
        guard let key = view.element, let attributes = finals[key], attributes.isFinite else {
            view.alpha = 0
            return
        }
        view.take(attributes, origin: collection.origin(for: attributes))
    }

    /// The layout's first attributes of an appearing element, or its last ones of a disappearing element.
    private func transitionAttributes(of key: ElementKey, appearing appears: Bool)
        -> UICollectionViewLayoutAttributes?
    {
        let (kind, path) = (key.kind, key.indexPath)
        let attributes: UICollectionViewLayoutAttributes? =
            switch (key.category, appears) {
            case (.cell, true): layout.initialLayoutAttributesForAppearingItem(at: path)
            case (.cell, false): layout.finalLayoutAttributesForDisappearingItem(at: path)
            case (.supplementaryView, true):
                layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
            case (.supplementaryView, false):
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
            case (.decorationView, true):
                layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
            case (.decorationView, false):
                layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
            }
        return collection.inContent(attributes)
    }

    private func reconfigure() {
        for old in map.reconfiguredItems.sorted() {
            guard let path = map.newIndexPath(of: old) else { continue }
            collection.reconfigureCell(at: path)
        }
    }

    /// Creates the views of appearing elements, with their first attributes.
    private func appear() {
        collection.placeScrollers()
        for attributes in collection.elements(in: collection.bounds) {
            let key = attributes.key
            guard collection.showing.views[key] == nil,
                let initial = transitionAttributes(of: key, appearing: true),
                initial.isFinite,
                let view = collection.makeView(attributes)
            else { continue }
            UIView.performWithoutAnimation {
                view.take(initial, origin: collection.origin(for: initial))
            }
            collection.willDisplay(view, key)
            guard view.element == key else { continue }
            UIView.performWithoutAnimation { collection.place(view, initial) }
        }
    }

    // MARK: Calling the layout

    private var updateItems: [UICollectionViewUpdateItem] {
        update.changes.compactMap { change in
            switch change {
            case .insertItem(let path): UICollectionViewUpdateItem(.insert, from: nil, to: path)
            case .deleteItem(let path): UICollectionViewUpdateItem(.delete, from: path, to: nil)
            case .reloadItem(let path):
                UICollectionViewUpdateItem(.reload, from: path, to: map.newIndexPath(of: path))
            case .reconfigureItem: nil
            case .moveItem(let source, let target):
                UICollectionViewUpdateItem(.move, from: source, to: target)
            case .insertSection(let section):
                UICollectionViewUpdateItem(.insert, from: nil, to: .whole(section))
            case .deleteSection(let section):
                UICollectionViewUpdateItem(.delete, from: .whole(section), to: nil)
            case .reloadSection(let section):
                UICollectionViewUpdateItem(
                    .reload, from: .whole(section), to: map.newSection(of: section).map { .whole($0) })
            case .moveSection(let source, let target):
                UICollectionViewUpdateItem(.move, from: .whole(source), to: .whole(target))
            }
        }
    }
}

/// The views to remove at the end of a transition.
@MainActor
final class TransitionEnd {
    var leaving: [UICollectionReusableView] = []
}

extension IndexPath {
    /// Stands for a whole section.
    fileprivate static func whole(_ section: Int) -> IndexPath {
        IndexPath(item: NSNotFound, section: section)
    }
}

extension UICollectionView {
    /// Animates views that go off screen to their new positions; returns those whose elements have none.
    final func keepMoving(_ views: [UICollectionReusableView]) -> [UICollectionReusableView] {
        let wanted = Set(elements(in: bounds).map(\.key))
        var lost: [UICollectionReusableView] = []
        for view in views {
            guard let key = view.element, !wanted.contains(key) else { continue }
            if let attributes = attributesInContent(key), checkAttributes(attributes) {
                showing.kept.insert(key)
                view.take(attributes, origin: origin(for: attributes))
            } else {
                showing.views[key] = nil
                view.alpha = 0
                lost.append(view)
            }
        }
        return lost
    }

    /// Removes the views of an update when its animation is over.
    final func endUpdate(_ serial: Int, _ leaving: [UICollectionReusableView]) {
        for view in leaving {
            guard let index = showing.leaving.firstIndex(where: { $0 === view }) else { continue }
            showing.leaving.remove(at: index)
            if let key = view.element { retire(view, key) }
        }
        guard serial == updating.serial else { return }
        showing.kept = []
        setNeedsLayout()
    }

    /// Asks the data source to reconfigure the cell of an item, if it is shown.
    fileprivate func reconfigureCell(at path: IndexPath) {
        let key = ElementKey.cell(path)
        guard let view = showing.views[key], var attributes = view.appliedAttributes else { return }
        // The item may have become a section header, or stopped being one.
        let listPlace = collectionViewLayout.attributes(key)?.listPlace
        if attributes.listPlace != listPlace {
            attributes = attributes.duplicate()
            attributes.listPlace = listPlace
            view.appliedAttributes = attributes
        }
        guard let other = requestView(key, attributes, existing: view), other !== view else { return }
        report(.reconfiguredOther(path))
        showing.views[key] = nil
        retire(view, key)
        other.element = key
        other.collection = self
        showing.views[key] = other
        willDisplay(other, key)
        place(other, attributes)
    }
}
