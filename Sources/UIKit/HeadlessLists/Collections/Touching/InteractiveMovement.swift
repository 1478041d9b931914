/// An item that the user is moving, before the data change.
struct InteractiveMovement {
    /// The item's index path in the data.
    let origin: IndexPath
    /// The item's index path as shown.
    var current: IndexPath
    /// The item's centre, in the content's coordinates.
    var position: CGPoint
    let counts: [Int]

    /// The map of the move, from the data to what is shown.
    var map: BatchMap {
        guard origin != current else { return BatchMap() }
        return Self.map(from: origin, to: current, counts)
    }

    var shownCounts: [Int] { counts.moving(origin, to: current) }

    static func map(from source: IndexPath, to target: IndexPath, _ counts: [Int]) -> BatchMap {
        let update = BatchUpdate(changes: [.moveItem(source, to: target)])
        return (try? update.resolved(from: counts, to: counts.moving(source, to: target)).get()) ?? BatchMap()
    }

    func isMoving(_ key: ElementKey) -> Bool { key == .cell(current) }
}
