import Foundation

/// What has to be done to what one snapshot shows so that it shows what another one does.
///
/// It is in the terms of UIKit's batch updates: what is deleted, reloaded, reconfigured and moved away is counted in
/// the old snapshot, what is inserted and moved in in the new one. With a section that is deleted or inserted go the
/// items in it, which are not listed: an item that comes into an inserted section is deleted from where it was, and one
/// out of a deleted section is inserted. As few things are moved as possible.
package struct SnapshotDifference: Hashable, Sendable {
    /// From where to where something moved.
    package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        /// In the old snapshot.
        package var from: Place
        /// In the new snapshot.
        package var to: Place
    }

    /// Sections of the old snapshot, in order.
    package var deletedSections = IndexSet()
    /// Sections of the new snapshot, in order.
    package var insertedSections = IndexSet()
    /// In order of their new places.
    package var movedSections: [Move<Int>] = []
    /// Sections that are in both snapshots and are to be reloaded, as they were asked for.
    package var reloadedSections: [Move<Int>] = []

    /// Items of the old snapshot, in order.
    package var deletedItems: [IndexPath] = []
    /// Items of the new snapshot, in order.
    package var insertedItems: [IndexPath] = []
    /// In order of their new places.
    package var movedItems: [Move<IndexPath>] = []
    /// Items that are in both snapshots and are to be reloaded, as they were asked for; they may also be moved.
    ///
    /// Those in reloaded sections are not among them, nor those that come and go with their sections.
    package var reloadedItems: [Move<IndexPath>] = []
    /// Items that are in both snapshots and are to be reconfigured but not reloaded, as they were asked for.
    package var reconfiguredItems: [Move<IndexPath>] = []

    /// Whether both snapshots show the same, and nothing is to be shown anew.
    package var isEmpty: Bool { self == SnapshotDifference() }

    /// Whether sections or items come, go or move.
    package var changesStructure: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty)
    }
}

extension SnapshotDifference {
    /// The difference as the changes of one update.
    ///
    /// What moved and is to be shown anew goes, and comes as another: the same cannot be moved and reloaded.
    var changes: [BatchUpdate.Change] {
        let moved = Set(movedSections.map(\.from))
        let reloaded = Set(reloadedSections.map(\.from))
        var changes: [BatchUpdate.Change] = deletedSections.map { .deleteSection($0) }
        changes += insertedSections.map { .insertSection($0) }
        for move in movedSections {
            if reloaded.contains(move.from) {
                changes += [.deleteSection(move.from), .insertSection(move.to)]
            } else {
                changes.append(.moveSection(move.from, to: move.to))
            }
        }
        for section in reloadedSections where !moved.contains(section.from) {
            changes.append(.reloadSection(section.from))
        }
        return changes + itemChanges
    }

    private var itemChanges: [BatchUpdate.Change] {
        let moved = Set(movedItems.map(\.from))
        let reloaded = Set(reloadedItems.map(\.from))
        var changes: [BatchUpdate.Change] = deletedItems.map { .deleteItem($0) }
        changes += insertedItems.map { .insertItem($0) }
        for move in movedItems {
            if reloaded.contains(move.from) {
                changes += [.deleteItem(move.from), .insertItem(move.to)]
            } else {
                changes.append(.moveItem(move.from, to: move.to))
            }
        }
        for item in reloadedItems where !moved.contains(item.from) { changes.append(.reloadItem(item.from)) }
        return changes + reconfiguredItems.map { .reconfigureItem($0.from) }
    }
}

extension NSDiffableDataSourceSnapshot {
    /// What has to be done to what `old` shows so that it shows what this snapshot does.
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
