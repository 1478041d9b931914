/// The pending changes of a table.
struct TableUpdates {
    /// Whether the table had loaded its rows when the batch began; if not, there is nothing to compare.
    let isLoaded: Bool
    /// The number of nested `beginUpdates()` calls that have not ended.
    var depth = 0
    /// Whether the table is reloaded instead of updated.
    var isOverruled = false
    /// The changes, and the animations of those that are visible.
    private(set) var update = BatchUpdate()
    private var animations: [UITableView.RowAnimation] = []
    var completions: [@MainActor (Bool) -> Void] = []

    init(isLoaded: Bool) {
        self.isLoaded = isLoaded
    }

    /// Adds changes. Moves are always animated by moving, whatever the animation of the others.
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

    var isEmpty: Bool { update.isEmpty }

    var isUnanimated: Bool { !animations.isEmpty && animations.allSatisfy { $0 == .none } }
}
