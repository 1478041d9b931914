/// Maps the sections and items of a list from before a ``BatchUpdate`` to after it, and back.
///
/// - Complexity: each lookup costs O(log *c*) in the changes.
struct BatchMap: Equatable, Sendable {
    var sections = IndexShift()
    /// The moved sections: new indices by old ones, and old indices by new ones.
    var movedSections: [Int: Int] = [:]
    var movedSectionOrigins: [Int: Int] = [:]
    /// The shifts of the items that stayed in their section, by the section's old index.
    var items: [Int: IndexShift] = [:]
    /// The moved items: new index paths by old ones, and old index paths by new ones.
    var movedItems: [IndexPath: IndexPath] = [:]
    var movedItemOrigins: [IndexPath: IndexPath] = [:]
    /// The old indices of sections that are reloaded with all of their items.
    var reloadedSections: Set<Int> = []
    var reloadedItems: Set<IndexPath> = []
    var reconfiguredItems: Set<IndexPath> = []

    mutating func noteMove(of section: Int, to target: Int) {
        movedSections[section] = target
        movedSectionOrigins[target] = section
    }

    mutating func noteMove(of item: IndexPath, to target: IndexPath) {
        movedItems[item] = target
        movedItemOrigins[target] = item
    }

    /// The new index of a section; `nil` if it was deleted.
    func newSection(of old: Int) -> Int? { movedSections[old] ?? sections.new(old) }

    /// The old index of a section; `nil` if it was inserted.
    func oldSection(of new: Int) -> Int? { movedSectionOrigins[new] ?? sections.old(new) }

    /// The new index path of an item; `nil` if it was deleted, or its section was deleted or reloaded.
    ///
    /// Reloaded and reconfigured items have one.
    func newIndexPath(of old: IndexPath) -> IndexPath? {
        if let new = movedItems[old] { return new }
        guard old.count == 2, !reloadedSections.contains(old.section),
            let section = newSection(of: old.section)
        else { return nil }
        guard let shift = items[old.section] else { return IndexPath(item: old.item, section: section) }
        return shift.new(old.item).map { IndexPath(item: $0, section: section) }
    }

    /// The new index path of an item whose view stays: one that is not reloaded either.
    func keptIndexPath(of old: IndexPath) -> IndexPath? {
        reloadedItems.contains(old) ? nil : newIndexPath(of: old)
    }

    /// Values by section, at the new indices; those of deleted sections are left out.
    func moved<Value>(_ values: [Int: Value]) -> [Int: Value] {
        var moved: [Int: Value] = [:]
        for (section, value) in values {
            if let new = newSection(of: section) { moved[new] = value }
        }
        return moved
    }

    /// The old index path of an item; `nil` if it was inserted, or its section was inserted or reloaded.
    func oldIndexPath(of new: IndexPath) -> IndexPath? {
        if let old = movedItemOrigins[new] { return old }
        guard new.count == 2, let section = oldSection(of: new.section), !reloadedSections.contains(section)
        else { return nil }
        guard let shift = items[section] else { return IndexPath(item: new.item, section: section) }
        return shift.old(new.item).map { IndexPath(item: $0, section: section) }
    }
}
