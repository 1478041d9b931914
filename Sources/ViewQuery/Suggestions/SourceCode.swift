import HeadlessUIKit

// What reports propose as code compiles in a test: only what needs no view and no closure, which have no literal.

extension ViewQuery {
    /// The query as Swift that compiles in a test; `nil` if it depends on a view or a closure.
    package var sourceCode: String? {
        let isCode =
            predicate.isSourceCode && scope.names(noView: { $0.sourceCode != nil })
            && order.allSatisfy { !$0.description.contains("…") }
        return isCode ? description : nil
    }

    /// The conditions as arguments of a call that takes conditions; `nil` if there are none, or not all are code.
    var conditionsCode: String? {
        let parts = predicate.conjuncts
        return parts.isEmpty || !predicate.isSourceCode
            ? nil : parts.map(\.description).joined(separator: ", ")
    }
}

extension ElementQuery {
    package var sourceCode: String? {
        scope.view == nil && !predicates.contains(where: \.hasCustomPart) ? description : nil
    }
}

extension ViewPredicate {
    /// Whether the description is Swift that compiles in a test.
    @MainActor
    fileprivate var isSourceCode: Bool {
        leaves.allSatisfy { condition in
            switch condition {
            case let text as TextCondition: text.pattern.isSourceCode
            case let role as RoleCondition: role.name?.isSourceCode ?? true
            case let position as PositionCondition: position.landmark.query?.sourceCode != nil
            case let format as FormatViewCondition: format.variables.isEmpty
            case is CustomCondition, is ImageCondition: false
            default: true
            }
        }
    }
}

extension TextPattern {
    fileprivate var isSourceCode: Bool {
        switch form {
        case .exactly, .containing, .prefix, .suffix: true
        case .regex, .satisfying: false
        }
    }
}

extension UIView {
    /// A query that finds the view as its first, by its identifier, its text, or its class if it is a list; `nil` if
    /// these find another view.
    package final var queryOfItsOwn: ViewQuery? {
        queriesByName.first { $0.first === self }
    }

    /// A query that finds the view, or something visible inside it, as its first; `nil` if nothing there has a name of its
    /// own.
    final var queryOfPart: ViewQuery? {
        var query: ViewQuery?
        visit { view in
            if view.isHidden { return .past }
            query = view.queryOfItsOwn
            return query == nil ? .into : .stop
        }
        return query
    }

    final var queriesByName: [ViewQuery] {
        let label = accessibilityLabel.flatMap { $0.isName ? withLabel($0) : nil }
        let text = contentText.flatMap { $0.isName ? withText($0) : nil }
        let names = self is UILabel ? [text, label] : [label, text]
        return ([identifierCondition] + names + [listCondition]).compactMap { $0.map { theFirstView($0) } }
    }

    final var identifierCondition: ViewPredicate? {
        accessibilityIdentifier.flatMap { $0.isEmpty ? nil : withIdentifier($0) }
    }

    private var listCondition: ViewPredicate? {
        switch self {
        case is UITableView: ofClass(UITableView.self)
        case is UICollectionView: ofClass(UICollectionView.self)
        default: nil
        }
    }
}

extension String {
    /// Whether it is short enough to name something.
    package var isName: Bool { !isEmpty && isShort && !contains(where: \.isNewline) }
}
