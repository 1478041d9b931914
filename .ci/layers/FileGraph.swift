/// Files by which of them reference which.
struct FileGraph {
    /// For each file those that it references, in their order.
    private(set) var targets: [[Int]]

    init(count: Int, edges: some Sequence<(from: Int, to: Int)>) {
        targets = Array(repeating: [], count: count)
        for edge in edges { targets[edge.from].append(edge.to) }
        for file in targets.indices { targets[file] = Set(targets[file]).sorted() }
    }

    mutating func remove(from: Int, to: Int) {
        targets[from].removeAll { $0 == to }
    }

    mutating func insert(from: Int, to: Int) {
        targets[from].append(to)
        targets[from].sort()
    }

    /// The most files that all reach each other, by the algorithm of Tarjan; empty if no two do.
    ///
    /// - Complexity: O(*n* + *m*), where *n* is the number of files and *m* that of edges.
    func largestCycle() -> [Int] {
        var search = CycleSearch(targets)
        for file in targets.indices { search.visit(from: file) }
        return search.largest.count > 1 ? search.largest.sorted() : []
    }
}

/// Tarjan's search, without recursion: modules have chains of hundreds of files.
private struct CycleSearch {
    private let targets: [[Int]]
    /// In which order files were met; -1 for one that was not.
    private var order: [Int]
    /// The earliest file on the stack that each reaches.
    private var lowest: [Int]
    private var isOnStack: [Bool]
    private var stack: [Int] = []
    private var count = 0
    private(set) var largest: [Int] = []

    init(_ targets: [[Int]]) {
        self.targets = targets
        order = Array(repeating: -1, count: targets.count)
        lowest = order
        isOnStack = Array(repeating: false, count: targets.count)
    }

    mutating func visit(from start: Int) {
        guard order[start] < 0 else { return }
        var path = [(file: start, next: 0)]
        enter(start)
        while let (file, next) = path.last {
            if next < targets[file].count {
                path[path.count - 1].next += 1
                let target = targets[file][next]
                if order[target] < 0 {
                    enter(target)
                    path.append((target, 0))
                } else if isOnStack[target] {
                    lowest[file] = min(lowest[file], order[target])
                }
            } else {
                path.removeLast()
                if let parent = path.last?.file { lowest[parent] = min(lowest[parent], lowest[file]) }
                if lowest[file] == order[file] { leave(file) }
            }
        }
    }

    private mutating func enter(_ file: Int) {
        order[file] = count
        lowest[file] = count
        count += 1
        stack.append(file)
        isOnStack[file] = true
    }

    /// Takes the cycle that begins at a file off the stack.
    private mutating func leave(_ file: Int) {
        let start = stack.lastIndex(of: file)!
        let cycle = Array(stack[start...])
        stack.removeSubrange(start...)
        for member in cycle { isOnStack[member] = false }
        if cycle.count > largest.count { largest = cycle }
    }
}
