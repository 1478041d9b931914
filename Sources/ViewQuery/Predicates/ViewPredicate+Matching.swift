import HeadlessUIKit

extension ViewPredicate {
    /// Whether the condition holds for a view.
    ///
    /// - Complexity: O(1) for each part of the condition, except relations, formats and custom ones.
    @MainActor
    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        switch form {
        case .one(let condition): return condition.holds(for: view, in: search)
        case .all(let parts): return parts.allHold(for: view, in: search)
        case .any(let parts):
            for part in parts where part.holds(for: view, in: search) { return true }
            return false
        case .not(let part): return !part.holds(for: view, in: search)
        }
    }

    var isInherited: Bool {
        if case .one(let condition) = form { condition.isInherited } else { false }
    }

    var needs: ConditionNeeds {
        switch form {
        case .one(let condition): condition.needs
        case .all(let parts), .any(let parts): parts.reduce([]) { $0.union($1.needs) }
        case .not(let part): part.needs
        }
    }

    var cost: Int {
        switch form {
        case .one(let condition): condition.cost
        case .all(let parts), .any(let parts): parts.reduce(1) { $0 + $1.cost }
        case .not(let part): part.cost
        }
    }

    var tellsWhich: Bool {
        switch form {
        case .one(let condition): condition.tellsWhich
        case .all(let parts), .any(let parts): parts.contains(where: \.tellsWhich)
        case .not: false
        }
    }

    /// The conditions that must all hold, the cheapest first.
    var plan: [ViewPredicate] {
        if case .one = form { return [self] }
        return conjuncts.cheapestFirst
    }

    /// The same condition with its parts, and theirs, in the order of evaluation.
    var planned: ViewPredicate {
        switch form {
        case .one: self
        case .all: ViewPredicate(.all(plan))
        case .any(let parts): ViewPredicate(.any(parts.cheapestFirst))
        case .not(let part): ViewPredicate(.not(part.planned))
        }
    }

    /// All single conditions in it.
    var leaves: [any ViewCondition] {
        switch form {
        case .one(let condition):
            if let relation = condition as? RelationCondition {
                [condition] + relation.predicate.leaves
            } else {
                [condition]
            }
        case .all(let parts), .any(let parts): parts.flatMap(\.leaves)
        case .not(let part): part.leaves
        }
    }
}

extension ViewPredicate {
    @MainActor
    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        switch form {
        case .one(let condition): return condition.shortfall(of: view, in: search)
        case .not(let part): return "it matches \(part)"
        case .all(let parts):
            let missed = parts.missed(by: view, in: search)
            return missed.map { $0.shortfall(of: view, in: search) }.joined(separator: "; ")
        case .any(let parts):
            return parts.map { $0.shortfall(of: view, in: search) }.joined(separator: ", and ")
        }
    }

    @MainActor
    func lack(of view: UIView, in search: ViewSearch) -> Lack {
        switch form {
        case .one(let condition): return condition.lack(of: view, in: search)
        case .any(let parts):
            let lacks = parts.map { $0.lack(of: view, in: search) }
            return lacks.min { $0.distance < $1.distance } ?? .kind
        case .all(let parts):
            let lacks = parts.missed(by: view, in: search).map { $0.lack(of: view, in: search) }
            return lacks.max { $0.distance < $1.distance } ?? .state
        case .not: return .state
        }
    }
}

extension [ViewPredicate] {
    /// Whether all of the conditions hold for a view. It uses plain loops, because a closure of the main actor checks its
    /// isolation at each call, which costs more than most conditions.
    @MainActor
    func allHold(for view: UIView, in search: ViewSearch) -> Bool {
        for part in self where !part.holds(for: view, in: search) { return false }
        return true
    }

    /// The conditions that do not hold for a view; custom code is called if all before it hold.
    @MainActor
    fileprivate func missed(by view: UIView, in search: ViewSearch) -> [ViewPredicate] {
        var missed: [ViewPredicate] = []
        for part in self {
            if !missed.isEmpty, part.needs.contains(.foreignCode) { continue }
            if !part.holds(for: view, in: search) { missed.append(part) }
        }
        return missed
    }

    fileprivate var cheapestFirst: [ViewPredicate] {
        guard count > 1 else { return map(\.planned) }
        return enumerated()
            .map { (cost: $0.element.cost, offset: $0.offset, part: $0.element.planned) }
            .sorted { ($0.cost, $0.offset) < ($1.cost, $1.offset) }
            .map(\.part)
    }
}
