import HeadlessUIKit

extension ViewPredicate {
    /// How many conditions on texts a report considers.
    private static let soughtLimit = 8

    /// The conditions on texts of the view itself, of related views, and of landmarks.
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

    /// The single conditions that a view must meet itself in any case.
    var requiredConditions: [any ViewCondition] {
        conjuncts.compactMap { part in
            if case .one(let condition) = part.form { condition } else { nil }
        }
    }
}

/// A condition on a text, of the wanted view or of a related one.
struct SoughtText {
    let condition: TextCondition
    /// Whether it is a condition on a related view, instead of the wanted one.
    let isOfOthers: Bool
}

/// The views without which no view can match a predicate: landmarks, and related views.
@MainActor
struct Prerequisites {
    let predicate: ViewPredicate
    let search: ViewSearch

    /// The missing ones, one sentence each.
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
        return "\(condition.position.name)(…) has no reference view: \(query) finds no view."
    }

    private func missing(_ condition: RelationCondition) -> String? {
        let inner = condition.predicate
        // Custom code is not called for more views than by the query.
        guard condition.kind != .includingSuperviews, !inner.isCostly,
            !inner.needs.contains(.foreignCode), inner.tellsWhich
        else { return nil }
        for top in search.treeTops
        where search.first(in: top, where: { inner.holds(for: $0, in: search) }) != nil { return nil }
        return "\(condition.kind.rawValue)(…) cannot match: no view matches \(inner)."
    }
}
