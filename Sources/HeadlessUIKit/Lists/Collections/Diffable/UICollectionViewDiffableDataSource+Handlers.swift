import Foundation

extension UICollectionViewDiffableDataSource {
    /// What is asked and told when a finger moves items.
    @MainActor
    public struct ReorderingHandlers {
        /// Whether an item may be moved; no if `nil`.
        public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
        /// Called before the data follow a finger that let go.
        public var willReorder:
            (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when the data have followed a finger that let go.
        public var didReorder:
            (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Makes handlers that let nothing be moved.
        public init() {}
    }

    /// What is asked and told when items of an outline are expanded and collapsed by their cells.
    @MainActor
    public struct SectionSnapshotHandlers {
        /// Whether an item may be expanded; yes if `nil`.
        public var shouldExpandItem: (@MainActor (ItemIdentifierType) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: (@MainActor (ItemIdentifierType) -> Void)?
        /// Whether an item may be collapsed; yes if `nil`.
        public var shouldCollapseItem: (@MainActor (ItemIdentifierType) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: (@MainActor (ItemIdentifierType) -> Void)?
        /// Gives what is below an item that is expanded, from what is there; that is kept if `nil`.
        public var snapshotForExpandingParent:
            (
                @MainActor (
                    ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
                ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        /// Makes handlers that let everything be expanded and collapsed.
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
        current = new
        outlines = outlines.filter { section, outline in
            new.indexOfSection(section) != nil
                && new.itemIdentifiers(inSection: section) == outline.visibleItems
        }
        reorderingHandlers.didReorder?(transaction)
    }

    // MARK: Outlines

    /// The outline that an item is in.
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
