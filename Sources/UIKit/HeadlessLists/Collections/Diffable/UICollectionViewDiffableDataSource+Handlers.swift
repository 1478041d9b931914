extension UICollectionViewDiffableDataSource {
    /// Closures for reordering by the user.
    @MainActor
    public struct ReorderingHandlers {
        /// Returns whether an item may be moved; none may if `nil`.
        public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
        /// Called before the user's move is applied to the data.
        public var willReorder:
            (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the user's move was applied to the data.
        public var didReorder:
            (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that allow no reordering.
        public init() {}
    }

    /// Closures for expanding and collapsing items of an outline by the user.
    @MainActor
    public struct SectionSnapshotHandlers {
        /// Returns whether an item may be expanded; all may if `nil`.
        public var shouldExpandItem: (@MainActor (ItemIdentifierType) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: (@MainActor (ItemIdentifierType) -> Void)?
        /// Returns whether an item may be collapsed; all may if `nil`.
        public var shouldCollapseItem: (@MainActor (ItemIdentifierType) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: (@MainActor (ItemIdentifierType) -> Void)?
        /// Returns the children of an item that is expanded, given the present ones; those are kept if `nil`.
        public var snapshotForExpandingParent:
            (
                @MainActor (
                    ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
                ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        /// Creates handlers that allow expanding and collapsing all items.
        public init() {}
    }

    // MARK: Reordering

    final func reorder(_ source: IndexPath, to target: IndexPath) {
        guard let item = current.itemIdentifier(at: source),
            let section = current.sectionIdentifier(at: target.section)
        else { return }
        var new = current
        new.deleteItems([item])
        let items = new.itemIdentifiers(inSection: section)
        if items.indices.contains(target.item) {
            new.insertItems([item], beforeItem: items[target.item])
        } else {
            new.appendItems([item], toSection: section)
        }
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: current, finalSnapshot: new)
        reorderingHandlers.willReorder?(transaction)
        take(new)
        reorderingHandlers.didReorder?(transaction)
    }

    // MARK: Outlines

    private func outline(at path: IndexPath) -> (section: SectionIdentifierType, item: ItemIdentifierType)? {
        guard path.count == 2, let section = current.sectionIdentifier(at: path.section),
            let item = current.itemIdentifier(at: path), outlines[section]?.contains(item) == true
        else { return nil }
        return (section, item)
    }

    final func isOutlineExpanded(at path: IndexPath) -> Bool {
        guard let place = outline(at: path) else { return false }
        return outlines[place.section]?.isExpanded(place.item) ?? false
    }

    final func outlineLevel(at path: IndexPath) -> Int {
        guard let place = outline(at: path) else { return 0 }
        return outlines[place.section]?.level(of: place.item) ?? 0
    }

    final func toggleOutline(at path: IndexPath) {
        guard let place = outline(at: path), var outline = outlines[place.section] else { return }
        let item = place.item
        if outline.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            if let provider = sectionSnapshotHandlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: provider(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        apply(outline, to: place.section)
    }
}
