import FailureReporting
import Foundation

/// Why an update of sections and items cannot be carried out.
struct BatchUpdateFailure: Failure, Equatable {
    let description: String

    private init(_ description: String) {
        self.description = description
    }

    /// The numbers of sections do not go with the insertions and deletions.
    static func sectionCounts(before: Int, after: Int, inserted: Int, deleted: Int) -> Self {
        Self(
            "Invalid update: there are \(after) sections after it, and there were \(before) before it;"
                + " with \(inserted) inserted and \(deleted) deleted there must be \(before + inserted - deleted)."
        )
    }

    /// The numbers of a section's items do not go with the changes to them.
    static func itemCounts(
        in section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int
    ) -> Self {
        Self(
            "Invalid update: section \(section) has \(after) items after it, and had \(before) before it;"
                + " with \(inserted) inserted, \(deleted) deleted, \(movedIn) moved in and \(movedOut) moved out"
                + " it must have \(before + inserted - deleted + movedIn - movedOut).")
    }

    /// An item is named that was not there before.
    static func noItemBefore(_ verb: String, _ path: IndexPath, _ counts: [Int]) -> Self {
        Self(
            "Invalid update: \(verb) item \(path.shortText), but before the update "
                + existing(path, counts) + ".")
    }

    /// An item is named that is not there afterwards.
    static func noItemAfter(_ verb: String, _ path: IndexPath, _ counts: [Int]) -> Self {
        Self(
            "Invalid update: \(verb) item \(path.shortText), but after the update "
                + existing(path, counts) + ".")
    }

    /// A section is named that was not there before.
    static func noSectionBefore(_ verb: String, _ section: Int, _ count: Int) -> Self {
        Self(
            "Invalid update: \(verb) section \(section), but before the update there were \(count) sections.")
    }

    /// A section is named that is not there afterwards.
    static func noSectionAfter(_ verb: String, _ section: Int, _ count: Int) -> Self {
        Self("Invalid update: \(verb) section \(section), but after the update there are \(count) sections.")
    }

    /// The same thing is changed twice.
    static func twice(_ what: String, _ first: String, _ second: String) -> Self {
        Self("Invalid update: \(what) is to be \(first) and \(second).")
    }

    private static func existing(_ path: IndexPath, _ counts: [Int]) -> String {
        guard path.count == 2 else { return "items have an index path of two numbers" }
        guard counts.indices.contains(path.section) else { return "there are \(counts.count) sections" }
        return "section \(path.section) has \(counts[path.section]) items"
    }
}
