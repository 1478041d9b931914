/// A queue of variables that gives the one that was fixed first: a binary heap.
struct OrderedQueue {
    private var elements: [(order: Int, variable: Int32)] = []

    var isEmpty: Bool { elements.isEmpty }

    mutating func insert(_ variable: Int32, order: Int) {
        var index = elements.count
        elements.append((order, variable))
        while index > 0 {
            let parent = (index - 1) / 2
            if elements[parent].order <= order { break }
            elements[index] = elements[parent]
            index = parent
        }
        elements[index] = (order, variable)
    }

    /// Removes the first element, and others that are equal to it.
    mutating func next() -> (order: Int, variable: Int32)? {
        guard let first = removeFirst() else { return nil }
        while let other = elements.first, other.order == first.order { _ = removeFirst() }
        return first
    }

    private mutating func removeFirst() -> (order: Int, variable: Int32)? {
        guard let first = elements.first, let last = elements.popLast() else { return nil }
        let count = elements.count
        if count == 0 { return first }
        var index = 0
        while true {
            var child = 2 * index + 1
            if child >= count { break }
            if child + 1 < count, elements[child + 1].order < elements[child].order { child += 1 }
            if elements[child].order >= last.order { break }
            elements[index] = elements[child]
            index = child
        }
        elements[index] = last
        return first
    }
}
