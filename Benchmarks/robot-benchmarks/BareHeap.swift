/// A minimal binary heap of closures by number.
struct BareHeap {
    // Not a tuple: a closure in a tuple is wrapped again each time it is moved.
    private struct Item {
        var due: Int
        var action: () -> Void
    }

    private var items: [Item] = []

    /// The deadline of an index's work, in milliseconds: spread over an hour.
    static func due(_ index: Int) -> Int { index &* 7_919 % 3_600_000 }

    mutating func insert(_ due: Int, _ action: @escaping () -> Void) {
        items.append(Item(due: due, action: action))
        var child = items.count - 1
        while child > 0, items[child].due < items[(child - 1) / 2].due {
            items.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func removeFirst() -> (() -> Void)? {
        guard let first = items.first else { return nil }
        let last = items.removeLast()
        if !items.isEmpty {
            items[0] = last
            sift()
        }
        return first.action
    }

    private mutating func sift() {
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < items.count else { return }
            if child + 1 < items.count, items[child + 1].due < items[child].due { child += 1 }
            guard items[child].due < items[parent].due else { return }
            items.swapAt(child, parent)
            parent = child
        }
    }
}
