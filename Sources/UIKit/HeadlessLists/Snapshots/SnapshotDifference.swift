/// The changes that turn one snapshot into another.
///
/// The indices follow UIKit's batch updates: deletions, reloads, reconfigurations and the sources of moves refer to
/// the old snapshot, insertions and the targets of moves to the new one. Items of deleted and inserted sections are
/// not listed: an item that moves into an inserted section is deleted at its old index path, and one from a deleted
/// section is inserted. As few elements as possible are moved.
package struct SnapshotDifference: Hashable, Sendable {
    package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        package var from: Place
        package var to: Place
    }

    /// Sections of the old snapshot, in order.
    package var deletedSections = IndexSet()
    /// Sections of the new snapshot, in order.
    package var insertedSections = IndexSet()
    /// In order of the new indices.
    package var movedSections: [Move<Int>] = []
    /// Sections of both snapshots to reload, in the order of marking.
    package var reloadedSections: [Move<Int>] = []

    /// Items of the old snapshot, in order.
    package var deletedItems: [IndexPath] = []
    /// Items of the new snapshot, in order.
    package var insertedItems: [IndexPath] = []
    /// In order of the new index paths.
    package var movedItems: [Move<IndexPath>] = []
    /// Items of both snapshots to reload, in the order of marking; they may also be moved.
    ///
    /// Items of reloaded, inserted and deleted sections are not listed.
    package var reloadedItems: [Move<IndexPath>] = []
    /// Items of both snapshots to reconfigure but not reload, in the order of marking.
    package var reconfiguredItems: [Move<IndexPath>] = []
}

extension SnapshotDifference {
    /// The difference as the changes of a batch update.
    ///
    /// What is both moved and reloaded is deleted and inserted, as the same element cannot be moved and reloaded.
    var changes: [BatchUpdate.Change] {
        typealias Change = BatchUpdate.Change
        let sections = ElementChanges(
            delete: Change.deleteSection, insert: Change.insertSection, reload: Change.reloadSection,
            move: Change.moveSection)
        let items = ElementChanges(
            delete: Change.deleteItem, insert: Change.insertItem, reload: Change.reloadItem,
            move: Change.moveItem)
        return sections.list(
            deleted: Array(deletedSections), inserted: Array(insertedSections), moved: movedSections,
            reloaded: reloadedSections)
            + items.list(
                deleted: deletedItems, inserted: insertedItems, moved: movedItems, reloaded: reloadedItems)
            + reconfiguredItems.map { .reconfigureItem($0.from) }
    }
}

/// How the changes of sections, or those of items, are made.
private struct ElementChanges<Place: Hashable & Sendable> {
    let delete: (Place) -> BatchUpdate.Change
    let insert: (Place) -> BatchUpdate.Change
    let reload: (Place) -> BatchUpdate.Change
    let move: (Place, Place) -> BatchUpdate.Change

    func list(
        deleted: [Place], inserted: [Place], moved moves: [SnapshotDifference.Move<Place>],
        reloaded reloads: [SnapshotDifference.Move<Place>]
    ) -> [BatchUpdate.Change] {
        let moved = Set(moves.map(\.from))
        let reloaded = Set(reloads.map(\.from))
        var changes = deleted.map(delete) + inserted.map(insert)
        for step in moves {
            if reloaded.contains(step.from) {
                changes += [delete(step.from), insert(step.to)]
            } else {
                changes.append(move(step.from, step.to))
            }
        }
        return changes + reloads.filter { !moved.contains($0.from) }.map { reload($0.from) }
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Returns the changes that turn `old` into this snapshot.
    ///
    /// - Complexity: O(*n* log *n*) in the items of both; O(*n*) where none moved.
    package func difference(from old: Self) -> SnapshotDifference {
        var comparison = SnapshotComparison(old: old.order, new: order)
        let newSections = old.order.sections.map { number in
            old.sections.nodes[number].identifier.flatMap { sections.number(of: $0) }
                .map { comparison.new.sectionPositions[$0] }
        }
        comparison.compareSections(newSections)
        let newItems = old.order.items.map { number in
            old.items.nodes[number].identifier.flatMap { items.number(of: $0) }
                .map { comparison.new.itemPositions[$0] }
        }
        comparison.compareItems(newItems)
        comparison.noteMarks(
            sections: sections.marked(\.reload), reloaded: items.marked(\.reload),
            reconfigured: items.marked(\.reconfigure))
        return comparison.difference
    }
}
