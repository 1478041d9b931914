import Foundation

/// What is to change in a table, as far as it was said yet.
struct TableUpdates {
    /// Whether the table knew its rows when the batch began; if not, there is nothing to compare.
    let isLoaded: Bool
    /// How many calls to begin updates have yet to be ended.
    var depth = 0
    /// Whether the table is to be loaded anew in place of all changes.
    var isOverruled = false
    /// The changes, and how those of them come and go that are to be seen.
    private(set) var update = BatchUpdate()
    private var animations: [UITableView.RowAnimation] = []
    var completions: [@MainActor (Bool) -> Void] = []

    init(isLoaded: Bool) {
        self.isLoaded = isLoaded
    }

    /// Takes note of changes. What moves has a way to go, however the others come.
    mutating func note(_ changes: [BatchUpdate.Change], _ animation: UITableView.RowAnimation) {
        update.changes += changes
        for change in changes {
            switch change {
            case .moveItem, .moveSection: animations.append(.automatic)
            case .reconfigureItem: break
            default: animations.append(animation)
            }
        }
    }

    /// Whether nothing was said.
    var isEmpty: Bool { update.isEmpty }

    /// Whether everything is to be there at once.
    var isUnanimated: Bool { !animations.isEmpty && animations.allSatisfy { $0 == .none } }
}
