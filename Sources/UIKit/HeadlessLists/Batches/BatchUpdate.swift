/// Insertions, deletions, moves and reloads of sections and items that happen together, by UIKit's rules for indices.
///
/// It holds no views, and serves both tables and collection views. Whatever the order of the changes, deletions,
/// reloads and the sources of moves use indices from before the update, insertions and the targets of moves those
/// after it. ``resolved(from:to:)`` checks the changes against the numbers of items before and after, and returns a
/// ``BatchMap`` from old to new indices, or the problem.
///
/// ```swift
/// var update = BatchUpdate()
/// update.changes = [.deleteItem(IndexPath(item: 0, section: 0)), .insertItem(IndexPath(item: 2, section: 0))]
/// let map = try update.resolved(from: [3], to: [3]).get()
/// map.newIndexPath(of: IndexPath(item: 1, section: 0))  // 0·0
/// ```
struct BatchUpdate: Equatable, Sendable {
    enum Change: Equatable, Sendable {
        /// Inserts an item; the index path is that after the update.
        case insertItem(IndexPath)
        /// Deletes an item; the index path is that before the update.
        case deleteItem(IndexPath)
        /// Reloads an item; the index path is that before the update.
        case reloadItem(IndexPath)
        /// Reconfigures an item's existing view; the index path is that before the update.
        case reconfigureItem(IndexPath)
        /// Moves an item from an index path before the update to one after it.
        case moveItem(IndexPath, to: IndexPath)
        /// Inserts a section; the index is that after the update.
        case insertSection(Int)
        /// Deletes a section; the index is that before the update.
        case deleteSection(Int)
        /// Reloads a section with all of its items; the index is that before the update.
        case reloadSection(Int)
        /// Moves a section from an index before the update to one after it.
        case moveSection(Int, to: Int)
    }

    var changes: [Change] = []

    var isEmpty: Bool { changes.isEmpty }

    /// Returns the map from old to new indices, if the changes match the numbers of items before and after.
    ///
    /// - Complexity: O(*s* + *c* log *c*) in the sections and the changes; the number of items does not matter.
    func resolved(from old: [Int], to new: [Int]) -> Result<BatchMap, BatchProblem> {
        var resolver = BatchResolver(old: old, new: new)
        do throws(BatchProblem) {
            return .success(try resolver.resolve(changes))
        } catch {
            return .failure(error)
        }
    }
}
