import Foundation

/// Insertions, deletions, moves and reloads of sections and items that happen at once, by UIKit's rules for
/// indices.
///
/// It holds no views, and serves tables and collections alike. Whatever order the changes are written down in,
/// what is deleted, reloaded and moved is named by its index before the update, and what is inserted, and where
/// something moves to, by its index after it. ``resolved(from:to:)`` checks them against the numbers of items
/// before and after, and answers with a ``BatchMap``, which says where everything went, or with the reason why
/// it cannot be.
///
/// ```swift
/// var update = BatchUpdate()
/// update.changes = [.deleteItem(IndexPath(item: 0, section: 0)), .insertItem(IndexPath(item: 2, section: 0))]
/// let map = try update.resolved(from: [3], to: [3]).get()
/// map.newIndexPath(of: IndexPath(item: 1, section: 0))  // 0·0
/// ```
struct BatchUpdate: Equatable, Sendable {
    /// One thing that changes.
    enum Change: Equatable, Sendable {
        /// An item that is there afterwards, by its place then.
        case insertItem(IndexPath)
        /// An item that was there before, by its place then.
        case deleteItem(IndexPath)
        /// An item that is shown anew, by its place before.
        case reloadItem(IndexPath)
        /// An item whose view is set up again as it is, by its place before.
        case reconfigureItem(IndexPath)
        /// An item that was at one place before, and is at another one afterwards.
        case moveItem(IndexPath, to: IndexPath)
        /// A section that is there afterwards, by its place then.
        case insertSection(Int)
        /// A section that was there before, by its place then.
        case deleteSection(Int)
        /// A section all of whose items are shown anew, however many there are, by its place before.
        case reloadSection(Int)
        /// A section that was at one place before, and is at another one afterwards.
        case moveSection(Int, to: Int)
    }

    /// What changes, in the order in which it was asked for.
    var changes: [Change] = []

    /// Whether nothing changes.
    var isEmpty: Bool { changes.isEmpty }

    /// Where everything goes, if the changes go with the numbers of items in each section before and after.
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
