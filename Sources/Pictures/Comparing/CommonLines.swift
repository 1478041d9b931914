/// The longest common subsequence of two lists.
enum CommonLines {
    /// A place in both lists, or in one.
    enum Step: Equatable {
        case same(old: Int, new: Int)
        case removed(Int)
        case added(Int)
    }

    /// How long lists are compared in full; of longer ones only what differs in the middle is replaced as a whole.
    private static let limit = 4_000_000

    /// The steps from one list to the other, in order.
    ///
    /// - Complexity: O(*n* · *m*) in what is between the common beginning and the common end.
    static func steps<Item: Equatable>(_ old: [Item], _ new: [Item]) -> [Step] {
        steps(old, new, by: ==)
    }

    /// The steps from one list to the other, in order, where a function tells what is the same.
    static func steps<Item>(_ old: [Item], _ new: [Item], by isSame: (Item, Item) -> Bool) -> [Step] {
        let start = zip(old, new).prefix(while: isSame).count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix(while: isSame).count
        let (oldEnd, newEnd) = (old.count - end, new.count - end)
        var steps: [Step] = (0..<start).map { .same(old: $0, new: $0) }
        steps += middle(old, start..<oldEnd, new, start..<newEnd, isSame)
        steps += (0..<end).map { .same(old: oldEnd + $0, new: newEnd + $0) }
        return steps
    }

    private static func middle<Item>(
        _ old: [Item], _ oldRange: Range<Int>, _ new: [Item], _ newRange: Range<Int>,
        _ isSame: (Item, Item) -> Bool
    ) -> [Step] {
        let (rows, columns) = (oldRange.count, newRange.count)
        guard rows > 0, columns > 0, rows * columns <= limit else {
            return oldRange.map { .removed($0) } + newRange.map { .added($0) }
        }
        // The length of the longest subsequence from each place on.
        var lengths = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() {
                let place = row * (columns + 1) + column
                lengths[place] =
                    isSame(old[oldRange.lowerBound + row], new[newRange.lowerBound + column])
                    ? lengths[place + columns + 2] + 1
                    : max(lengths[place + columns + 1], lengths[place + 1])
            }
        }
        var steps: [Step] = []
        var (row, column) = (0, 0)
        while row < rows, column < columns {
            let (i, j) = (oldRange.lowerBound + row, newRange.lowerBound + column)
            let place = row * (columns + 1) + column
            if isSame(old[i], new[j]) {
                steps.append(.same(old: i, new: j))
                (row, column) = (row + 1, column + 1)
            } else if lengths[place + columns + 1] >= lengths[place + 1] {
                steps.append(.removed(i))
                row += 1
            } else {
                steps.append(.added(j))
                column += 1
            }
        }
        steps += (oldRange.lowerBound + row..<oldRange.upperBound).map { .removed($0) }
        return steps + (newRange.lowerBound + column..<newRange.upperBound).map { .added($0) }
    }
}
