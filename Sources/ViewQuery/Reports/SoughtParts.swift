import HeadlessUIKit

extension ViewPredicate {
    /// How many conditions on texts a report looks into.
    private static let soughtLimit = 8

    /// The conditions on texts that something must meet: a view, one around it, or the landmark that it is beside.
    @MainActor
    var soughtTexts: [SoughtText] {
        var found: [SoughtText] = []
        appendSoughtTexts(ofOthers: false, to: &found)
        return found
    }

    @MainActor
    private func appendSoughtTexts(ofOthers: Bool, to found: inout [SoughtText]) {
        guard found.count < Self.soughtLimit else { return }
        switch form {
        case .all(let parts), .any(let parts):
            for part in parts { part.appendSoughtTexts(ofOthers: ofOthers, to: &found) }
        case .not: return
        case .one(let condition as TextCondition):
            let isNew = !found.contains { $0.condition.description == condition.description }
            if isNew, !condition.pattern.hasCustomPart {
                found.append(SoughtText(condition: condition, isOfOthers: ofOthers))
            }
        case .one(let condition as RelationCondition):
            condition.predicate.appendSoughtTexts(ofOthers: true, to: &found)
        case .one(let condition as PositionCondition):
            condition.landmark.query?.predicate.appendSoughtTexts(ofOthers: true, to: &found)
        case .one: return
        }
    }

    /// The single conditions that a view must meet itself, whatever else.
    var requiredConditions: [any ViewCondition] {
        conjuncts.compactMap { part in
            if case .one(let condition) = part.form { condition } else { nil }
        }
    }
}

/// A condition on a text that something must meet.
struct SoughtText {
    let condition: TextCondition
    /// Whether it is asked not of the view that is wanted, but of one around it.
    let isOfOthers: Bool
}

/// What a predicate needs to find before any view can meet it: landmarks, and views around others.
@MainActor
struct Prerequisites {
    let predicate: ViewPredicate
    let search: ViewSearch

    /// Those that find nothing, a sentence each.
    var missing: [String] {
        predicate.requiredConditions.compactMap { condition in
            switch condition {
            case let position as PositionCondition: missing(position)
            case let relation as RelationCondition: missing(relation)
            default: nil
            }
        }
    }

    private func missing(_ condition: PositionCondition) -> String? {
        guard let query = condition.landmark.query, condition.landmark.view(in: search) == nil else {
            return nil
        }
        return "\(condition.position.name)(…) has nothing to go by: \(query) finds no view."
    }

    private func missing(_ condition: RelationCondition) -> String? {
        let inner = condition.predicate
        // Somebody else's code is not asked about more views than the query asked it about.
        guard condition.relation != .includingSuperviews, !inner.isCostly,
            !inner.needs.contains(.foreignCode), inner.tellsWhich
        else { return nil }
        for top in search.treeTops {
            var walk = PlaceWalk(top)
            defer { search.leave() }
            while let (place, _) = walk.next() {
                search.arrive(at: place)
                if inner.holds(for: place.view, in: search) { return nil }
            }
        }
        return "\(condition.relation.rawValue)(…) cannot be met: no view meets \(inner)."
    }
}

extension PositionCondition.Position {
    fileprivate var name: String {
        switch self {
        case .leftOf: "leftOf"
        case .rightOf: "rightOf"
        case .above: "above"
        case .below: "below"
        case .near: "near"
        }
    }
}
