import Foundation

/// What is to change in a table, as far as it was said yet.
struct TableUpdates {
    /// Something at a place, or that came to it or left it.
    struct Change<Place> {
        var place: Place
        var animation: UITableView.RowAnimation
    }

    /// Something that goes from one place to another.
    struct Move<Place> {
        var source: Place
        var target: Place
    }

    /// Whether the table knew its rows when the batch began; if not, there is nothing to compare.
    let isLoaded: Bool
    /// How many calls to begin updates have yet to be ended.
    var depth = 0
    /// Whether the table is to be loaded anew in place of all changes.
    var isOverruled = false
    var insertedRows: [Change<IndexPath>] = []
    var deletedRows: [Change<IndexPath>] = []
    var reloadedRows: [Change<IndexPath>] = []
    var movedRows: [Move<IndexPath>] = []
    var reconfiguredRows: [IndexPath] = []
    var insertedSections: [Change<Int>] = []
    var deletedSections: [Change<Int>] = []
    var reloadedSections: [Change<Int>] = []
    var movedSections: [Move<Int>] = []
    var completions: [@MainActor (Bool) -> Void] = []

    /// Whether anything was said.
    var isEmpty: Bool {
        insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
            && reconfiguredRows.isEmpty && insertedSections.isEmpty && deletedSections.isEmpty
            && reloadedSections.isEmpty && movedSections.isEmpty
    }

    /// Whether everything is to be there at once.
    var isUnanimated: Bool {
        var animations = insertedRows.map(\.animation) + deletedRows.map(\.animation)
        animations += reloadedRows.map(\.animation) + insertedSections.map(\.animation)
        animations += deletedSections.map(\.animation) + reloadedSections.map(\.animation)
        return !animations.isEmpty && movedRows.isEmpty && movedSections.isEmpty
            && animations.allSatisfy { $0 == .none }
    }
}
