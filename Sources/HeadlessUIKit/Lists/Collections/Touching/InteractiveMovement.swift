import Foundation

/// An item that a finger moves, before the data follow.
struct InteractiveMovement {
    /// Where the item is in the data.
    let origin: IndexPath
    /// Where it is shown.
    var current: IndexPath
    /// Where its middle is, in the coordinates of the content.
    var position: CGPoint
    /// How many items each section has in the data.
    let counts: [Int]

    /// The move, from the data to what is shown.
    var map: BatchMap {
        guard origin != current else { return BatchMap() }
        return Self.map(from: origin, to: current, counts)
    }

    /// How many items each section has as it is shown.
    var shownCounts: [Int] {
        var counts = counts
        counts[origin.section] -= 1
        counts[current.section] += 1
        return counts
    }

    /// The move of one item from a place to another one.
    static func map(from source: IndexPath, to target: IndexPath, _ counts: [Int]) -> BatchMap {
        var update = BatchUpdate()
        update.changes = [.moveItem(source, to: target)]
        var new = counts
        new[source.section] -= 1
        new[target.section] += 1
        return (try? update.resolved(from: counts, to: new).get()) ?? BatchMap()
    }

    func isMoving(_ key: ElementKey) -> Bool { key == .cell(current) }
}
