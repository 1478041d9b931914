/// Unique identifiers in linked lists, with insertion, removal and moves in constant time.
///
/// Each identifier has a number while it exists, with which other data about it can be stored. Code that needs
/// indices flattens a list once.
struct IdentifierLists<Identifier: Hashable> {
    struct Node {
        /// `nil` for an unused number.
        var identifier: Identifier?
        var list: Int
        /// The numbers of the neighbours; -1 for none.
        var previous = -1
        var next = -1
        /// A counter of when it was marked; 0 if it is not.
        var reload = 0
        var reconfigure = 0
    }

    struct Ends {
        var first = -1
        var last = -1
        var count = 0
    }

    enum Place {
        case end(ofList: Int)
        case before(Int)
        case after(Int)
    }

    private(set) var nodes: [Node] = []
    private(set) var count = 0
    private var free: [Int] = []
    private var numbers: [Identifier: Int] = [:]
    private var lists: [Ends] = []
    private var markCount = 0

    func number(of identifier: Identifier) -> Int? { numbers[identifier] }

    /// The ends of a list; a list that was never used is empty.
    func ends(of list: Int) -> Ends { list < lists.count ? lists[list] : Ends() }

    func numbers(in list: Int) -> [Int] {
        let ends = ends(of: list)
        var all: [Int] = []
        all.reserveCapacity(ends.count)
        var number = ends.first
        while number >= 0 {
            all.append(number)
            number = nodes[number].next
        }
        return all
    }

    func identifiers(in list: Int) -> [Identifier] { identifiers(numbers(in: list)) }

    func identifiers(_ numbers: [Int]) -> [Identifier] { numbers.compactMap { nodes[$0].identifier } }

    // MARK: Changing

    /// Inserts identifiers at a position; one that exists already is moved.
    ///
    /// - Returns: the numbers of the inserted identifiers.
    @discardableResult
    mutating func put(_ identifiers: [Identifier], at place: Place) -> [Int] {
        let all = identifiers.map { identifier in
            if let number = numbers[identifier] {
                unlink(number)
                return number
            }
            return newNode(for: identifier)
        }
        var place = place
        for number in all {
            link(number, at: place)
            if case .after = place { place = .after(number) }
        }
        return all
    }

    /// Removes an identifier; its number can be reused.
    mutating func remove(_ number: Int) {
        guard let identifier = nodes[number].identifier else { return }
        unlink(number)
        numbers[identifier] = nil
        nodes[number] = Node(identifier: nil, list: -1)
        free.append(number)
        count -= 1
    }

    mutating func removeAll(in list: Int) {
        for number in numbers(in: list) { remove(number) }
    }

    private mutating func newNode(for identifier: Identifier) -> Int {
        let node = Node(identifier: identifier, list: -1)
        let number = free.popLast() ?? nodes.count
        if number == nodes.count { nodes.append(node) } else { nodes[number] = node }
        numbers[identifier] = number
        count += 1
        return number
    }

    private mutating func link(_ number: Int, at place: Place) {
        let (list, previous, next): (Int, Int, Int) =
            switch place {
            case .end(let list): (list, ends(of: list).last, -1)
            case .before(let other): (nodes[other].list, nodes[other].previous, other)
            case .after(let other): (nodes[other].list, other, nodes[other].next)
            }
        while lists.count <= list { lists.append(Ends()) }
        nodes[number].list = list
        nodes[number].previous = previous
        nodes[number].next = next
        if previous >= 0 { nodes[previous].next = number } else { lists[list].first = number }
        if next >= 0 { nodes[next].previous = number } else { lists[list].last = number }
        lists[list].count += 1
    }

    private mutating func unlink(_ number: Int) {
        let node = nodes[number]
        guard node.list >= 0 else { return }
        if node.previous >= 0 {
            nodes[node.previous].next = node.next
        } else {
            lists[node.list].first = node.next
        }
        if node.next >= 0 {
            nodes[node.next].previous = node.previous
        } else {
            lists[node.list].last = node.previous
        }
        lists[node.list].count -= 1
        nodes[number].list = -1
    }
}

// MARK: - Marks

extension IdentifierLists {
    /// Marks an identifier, after all that were marked before; one that is already marked keeps its rank.
    mutating func mark(_ number: Int, _ mark: WritableKeyPath<Node, Int>) {
        guard nodes[number][keyPath: mark] == 0 else { return }
        markCount += 1
        nodes[number][keyPath: mark] = markCount
    }

    /// The numbers of marked identifiers, in the order of marking.
    func marked(_ mark: KeyPath<Node, Int>) -> [Int] {
        guard markCount > 0 else { return [] }
        let marked = nodes.indices.filter { nodes[$0][keyPath: mark] > 0 }
        return marked.sorted { nodes[$0][keyPath: mark] < nodes[$1][keyPath: mark] }
    }

    mutating func removeMarks() {
        guard markCount > 0 else { return }
        for number in nodes.indices {
            nodes[number].reload = 0
            nodes[number].reconfigure = 0
        }
        markCount = 0
    }
}

extension IdentifierLists.Node: Sendable where Identifier: Sendable {}
extension IdentifierLists: Sendable where Identifier: Sendable {}
