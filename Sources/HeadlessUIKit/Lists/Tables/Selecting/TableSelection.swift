import Foundation

/// The rows of a table that are selected, in the order in which they were.
struct TableSelection {
    private(set) var paths: [IndexPath] = []
    private var members: Set<IndexPath> = []

    func contains(_ path: IndexPath) -> Bool { members.contains(path) }

    mutating func insert(_ path: IndexPath) {
        if members.insert(path).inserted { paths.append(path) }
    }

    mutating func remove(_ path: IndexPath) {
        if members.remove(path) != nil { paths.removeAll { $0 == path } }
    }

    /// Follows rows to where they are now; those that are no more are no longer selected.
    mutating func map(_ newPath: (IndexPath) -> IndexPath?) {
        paths = paths.compactMap(newPath)
        members = Set(paths)
    }
}

/// A finger on a row.
@MainActor
struct RowTouch {
    weak var touch: UITouch?
    /// The row that it is on, and whether that is highlighted.
    var path: IndexPath?
    /// Whether the finger only put back what was swiped aside.
    var isSpent = false

    func follows(_ touches: Set<UITouch>) -> Bool {
        touch.map { touches.contains($0) } ?? false
    }
}
