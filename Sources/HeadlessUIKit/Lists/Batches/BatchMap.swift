import Foundation

/// Where the sections and items of a list are after a ``BatchUpdate``, and where they were before.
///
/// - Complexity: each question costs O(log *c*) in the changes.
struct BatchMap: Equatable, Sendable {
    /// Where the sections went.
    var sections = IndexShift()
    /// The sections that were moved, from where they were to where they are, and back.
    var movedSections: [Int: Int] = [:]
    var movedSectionOrigins: [Int: Int] = [:]
    /// Where the items of a section went that are in it still, by the section's old place.
    var items: [Int: IndexShift] = [:]
    /// The items that were moved, from where they were to where they are, and back.
    var movedItems: [IndexPath: IndexPath] = [:]
    var movedItemOrigins: [IndexPath: IndexPath] = [:]
    /// The sections, by their old places, whose items are all other ones now.
    var reloadedSections: Set<Int> = []
    /// The items, by their old places, that are shown anew.
    var reloadedItems: Set<IndexPath> = []
    /// The items, by their old places, that are set up again.
    var reconfiguredItems: Set<IndexPath> = []

    /// The map of an update that changes nothing.
    init() {}

    /// Where a section is now; `nil` if it was deleted.
    func newSection(of old: Int) -> Int? { movedSections[old] ?? sections.new(old) }

    /// Where a section was; `nil` if it was inserted.
    func oldSection(of new: Int) -> Int? { movedSectionOrigins[new] ?? sections.old(new) }

    /// Where an item is now; `nil` if it was deleted, or its section was deleted or reloaded.
    ///
    /// An item that is reloaded or reconfigured is still there.
    func newIndexPath(of old: IndexPath) -> IndexPath? {
        if let new = movedItems[old] { return new }
        guard old.count == 2, !reloadedSections.contains(old.section),
            let section = newSection(of: old.section)
        else { return nil }
        guard let shift = items[old.section] else { return IndexPath(item: old.item, section: section) }
        return shift.new(old.item).map { IndexPath(item: $0, section: section) }
    }

    /// Where an item was; `nil` if it was inserted, or its section was inserted or reloaded.
    func oldIndexPath(of new: IndexPath) -> IndexPath? {
        if let old = movedItemOrigins[new] { return old }
        guard new.count == 2, let section = oldSection(of: new.section), !reloadedSections.contains(section)
        else { return nil }
        guard let shift = items[section] else { return IndexPath(item: new.item, section: section) }
        return shift.old(new.item).map { IndexPath(item: $0, section: section) }
    }
}
