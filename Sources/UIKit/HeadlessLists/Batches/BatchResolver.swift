/// Checks the changes of an update against each other and the counts, and computes the map.
struct BatchResolver {
    /// The number of items in each section, before and after.
    let old: [Int]
    let new: [Int]

    private var map = BatchMap()
    /// What happens to old items and where new ones come from, to find contradictions.
    private var itemFates: [IndexPath: Fate] = [:]
    private var itemOrigins: [IndexPath: Origin] = [:]
    private var sectionFates: [Int: Fate] = [:]
    private var sectionOrigins: [Int: Origin] = [:]
    private var refreshed: [IndexPath: Fate] = [:]
    private var insertedSections = 0
    private var deletedSections = 0

    /// What happens to an item or section, as a failure names it.
    private enum Fate: String {
        case deleted, moved, reloaded, reconfigured

        /// Whether both can happen to one item: a moved item keeps its view, which can be reconfigured.
        func goes(with other: Fate) -> Bool {
            (self == .moved && other == .reconfigured) || (self == .reconfigured && other == .moved)
        }
    }

    /// Where an item or section comes from, as a failure names it.
    private enum Origin: String {
        case inserted
        case moved = "the target of a move"
    }

    init(old: [Int], new: [Int]) {
        self.old = old
        self.new = new
    }

    mutating func resolve(_ changes: [BatchUpdate.Change]) throws(BatchProblem) -> BatchMap {
        for change in changes { try note(change) }
        let expected = old.count + insertedSections - deletedSections
        guard new.count == expected else {
            throw .sectionCount(before: old.count, after: new.count, sumOfSections(changes))
        }
        map.sections = IndexShift(removing: sectionFates.keys, placing: sectionOrigins.keys)
        try resolveItems()
        return map
    }

    // MARK: Recording changes

    private mutating func note(_ change: BatchUpdate.Change) throws(BatchProblem) {
        switch change {
        case .insertItem(let path):
            try arrive(at: path, .inserted, "insert")
        case .deleteItem(let path):
            try leave(path, .deleted, "delete")
        case .moveItem(let source, let target):
            try leave(source, .moved, "move")
            try arrive(at: target, .moved, "move something to")
            map.noteMove(of: source, to: target)
        case .reloadItem(let path):
            try refresh(path, .reloaded, "reload")
            map.reloadedItems.insert(path)
        case .reconfigureItem(let path):
            try refresh(path, .reconfigured, "reconfigure")
            map.reconfiguredItems.insert(path)
        default:
            try noteSection(change)
        }
    }

    private mutating func noteSection(_ change: BatchUpdate.Change) throws(BatchProblem) {
        switch change {
        case .insertSection(let section):
            try arrive(at: section, .inserted, "insert")
            insertedSections += 1
        case .deleteSection(let section):
            try leave(section, .deleted, "delete")
            deletedSections += 1
        case .moveSection(let source, let target):
            try leave(source, .moved, "move")
            try arrive(at: target, .moved, "move something to")
            map.noteMove(of: source, to: target)
        case .reloadSection(let section):
            guard old.indices.contains(section) else {
                throw .noSection(verb: "reload", section: section, count: old.count, isAfter: false)
            }
            if let fate = sectionFates[section] { throw twice(section, fate, .reloaded) }
            map.reloadedSections.insert(section)
        default: break
        }
    }

    private mutating func leave(_ path: IndexPath, _ fate: Fate, _ verb: String) throws(BatchProblem) {
        guard old.has(path) else { throw .noItem(verb: verb, path: path, counts: old, isAfter: false) }
        if let other = itemFates.updateValue(fate, forKey: path) ?? refreshed[path], !other.goes(with: fate) {
            throw twice(path, other, fate)
        }
    }

    private mutating func arrive(at path: IndexPath, _ origin: Origin, _ verb: String) throws(BatchProblem) {
        guard new.has(path) else { throw .noItem(verb: verb, path: path, counts: new, isAfter: true) }
        if let other = itemOrigins.updateValue(origin, forKey: path) {
            throw .itemTwice(path: path, first: other.rawValue, second: origin.rawValue)
        }
    }

    private mutating func refresh(_ path: IndexPath, _ fate: Fate, _ verb: String) throws(BatchProblem) {
        guard old.has(path) else { throw .noItem(verb: verb, path: path, counts: old, isAfter: false) }
        if let other = itemFates[path], !other.goes(with: fate) { throw twice(path, other, fate) }
        // Repeating a request changes nothing, and reloading includes reconfiguring.
        if refreshed[path] != .reloaded { refreshed[path] = fate }
    }

    private mutating func leave(_ section: Int, _ fate: Fate, _ verb: String) throws(BatchProblem) {
        guard old.indices.contains(section) else {
            throw .noSection(verb: verb, section: section, count: old.count, isAfter: false)
        }
        let reloaded: Fate? = map.reloadedSections.contains(section) ? .reloaded : nil
        if let other = sectionFates.updateValue(fate, forKey: section) ?? reloaded {
            throw twice(section, other, fate)
        }
    }

    private mutating func arrive(at section: Int, _ origin: Origin, _ verb: String) throws(BatchProblem) {
        guard new.indices.contains(section) else {
            throw .noSection(verb: verb, section: section, count: new.count, isAfter: true)
        }
        if let other = sectionOrigins.updateValue(origin, forKey: section) {
            throw .sectionTwice(section: section, first: other.rawValue, second: origin.rawValue)
        }
    }

    private func twice(_ path: IndexPath, _ first: Fate, _ second: Fate) -> BatchProblem {
        .itemTwice(path: path, first: first.rawValue, second: second.rawValue)
    }

    private func twice(_ section: Int, _ first: Fate, _ second: Fate) -> BatchProblem {
        .sectionTwice(section: section, first: first.rawValue, second: second.rawValue)
    }

    // MARK: Items

    private mutating func resolveItems() throws(BatchProblem) {
        var leaving: [Int: [Int]] = [:]
        var arriving: [Int: [Int]] = [:]
        for path in itemFates.keys { leaving[path.section, default: []].append(path.item) }
        for path in itemOrigins.keys { arriving[path.section, default: []].append(path.item) }
        for section in new.indices {
            guard let origin = map.oldSection(of: section), !map.reloadedSections.contains(origin) else {
                continue
            }
            let gone = leaving[origin] ?? []
            let come = arriving[section] ?? []
            try check(section, origin, gone, come)
            if !gone.isEmpty || !come.isEmpty {
                map.items[origin] = IndexShift(removing: gone, placing: come)
            }
        }
    }

    private func check(_ section: Int, _ origin: Int, _ gone: [Int], _ come: [Int]) throws(BatchProblem) {
        guard new[section] != old[origin] - gone.count + come.count else { return }
        let sum = BatchSum(
            removing: texts(gone, in: origin, movedBy: map.movedItems, across: section) { path, target in
                target.map { "move \(path.shortText) to \($0.shortText)" } ?? "delete \(path.shortText)"
            },
            adding: texts(come, in: section, movedBy: map.movedItemOrigins, across: origin) { path, source in
                source.map { "move \($0.shortText) to \(path.shortText)" } ?? "insert \(path.shortText)"
            })
        throw .itemCount(section: section, before: old[origin], after: new[section], sum)
    }

    private func sumOfSections(_ changes: [BatchUpdate.Change]) -> BatchSum {
        var sum = BatchSum(removing: [], adding: [])
        for change in changes {
            switch change {
            case .deleteSection(let section): sum.removing.append("delete section \(section)")
            case .insertSection(let section): sum.adding.append("insert section \(section)")
            default: break
            }
        }
        return sum
    }

    /// The changes of the items of a section that are not moved, and of those that are moved to or from another section
    /// than its counterpart.
    private func texts(
        _ items: [Int], in section: Int, movedBy moves: [IndexPath: IndexPath], across counterpart: Int,
        _ text: (IndexPath, IndexPath?) -> String
    ) -> [String] {
        items.sorted().compactMap { item in
            let path = IndexPath(item: item, section: section)
            let partner = moves[path]
            return partner?.section == counterpart ? nil : text(path, partner)
        }
    }
}

extension [Int] {
    /// Whether there is an item at an index path; `self` has the number of items in each section.
    func has(_ path: IndexPath) -> Bool {
        path.count == 2 && has(item: path[1], section: path[0])
    }

    /// The numbers after an item is moved.
    func moving(_ source: IndexPath, to target: IndexPath) -> [Int] {
        var counts = self
        counts[source.section] -= 1
        counts[target.section] += 1
        return counts
    }

    func has(item: Int, section: Int) -> Bool {
        indices.contains(section) && item >= 0 && item < self[section]
    }
}
