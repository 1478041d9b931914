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

    /// Updates the index paths after a change; rows that were removed are no longer selected.
    mutating func map(_ newPath: (IndexPath) -> IndexPath?) {
        paths = paths.compactMap(newPath)
        members = Set(paths)
    }
}

@MainActor
struct RowTouch {
    weak var touch: UITouch?
    /// The touched row, if it is highlighted.
    var path: IndexPath?
    /// Whether the touch only closed a swiped row, or moved too far to be a tap.
    var isSpent = false

    func follows(_ touches: Set<UITouch>) -> Bool {
        touch.map { touches.contains($0) } ?? false
    }
}
