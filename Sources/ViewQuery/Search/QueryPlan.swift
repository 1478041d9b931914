import HeadlessUIKit

/// How a predicate is evaluated: what is asked first, and what finds views without asking all of them.
final class QueryPlan {
    /// The conditions that must hold together, cheapest first.
    let conditions: [ViewPredicate]
    /// Those that rule out all that is in a view for which they fail.
    let inherited: [ViewPredicate]
    /// What the answer depends on besides what views announce of themselves.
    let needs: ConditionNeeds
    /// A condition on a name that an index of names can answer, if there is one.
    let name: TextCondition?
    /// A condition on the class, if there is one.
    let viewClass: ClassCondition?
    /// The conditions that may make no sense, wherever they stand.
    let doubtful: [any ViewCondition]

    init(_ predicate: ViewPredicate) {
        conditions = predicate.plan
        inherited = conditions.filter(\.isInherited)
        needs = predicate.needs
        var name: TextCondition?
        var viewClass: ClassCondition?
        for part in conditions {
            guard case .one(let condition) = part.form else { continue }
            if let text = condition as? TextCondition {
                if text.isIndexed { name = Self.better(name, text) }
            } else if viewClass == nil, let kind = condition as? ClassCondition {
                viewClass = kind
            }
        }
        self.name = name
        self.viewClass = viewClass
        doubtful = predicate.leaves.filter(\.mayBeWrong)
    }

    /// The one of two conditions that narrows the search further: a whole text rather than a part of one.
    private static func better(_ first: TextCondition?, _ second: TextCondition) -> TextCondition {
        guard let first else { return second }
        return first.pattern.onlyText == nil && second.pattern.onlyText != nil ? second : first
    }

    /// Whether nothing is asked: all views are wanted.
    var wantsAll: Bool { conditions.isEmpty }
}

extension TextCondition {
    /// Whether it asks for something that an index of names knows of.
    fileprivate var isIndexed: Bool {
        switch field {
        case .text, .label, .identifier: !pattern.hasCustomPart
        case .value, .hint, .placeholder, .title: false
        }
    }
}
