import HeadlessUIKit

/// Queries that each find one of several elements alone, for reports; they are tried before they are proposed.
@MainActor
struct SoleElementQueries {
    /// How many queries are tried; each is a search of its own.
    private static let searches = 20
    /// With more matches, only their positions are proposed.
    private static let comparedMatches = 1000

    private let query: ElementQuery
    private let matches: [AccessibleElement]
    private var searchesLeft = Self.searches

    init(for query: ElementQuery, finding matches: [AccessibleElement]) {
        self.query = query
        self.matches = matches
    }

    /// What finds a match alone, as source code.
    mutating func text(for element: AccessibleElement) -> String {
        let isComparable = matches.count <= Self.comparedMatches
        let ownNames = isComparable ? element.namesOfItsOwn : []
        for predicate in ownNames where finds(element, query.asking([predicate], in: query.scope)) {
            return text(query.asking([predicate], in: query.scope), adding: predicate)
        }
        for predicate in isComparable ? element.distinctions : [] {
            let refined = query.asking(query.predicates + [predicate], in: query.scope)
            if finds(element, refined) { return text(refined, adding: predicate) }
        }
        for (view, code) in isComparable ? element.view.namedLineage : [] {
            let scoped = query.asking(query.predicates, in: ElementScope(place: .view(view)))
            if finds(element, scoped), query.sourceCode != nil {
                return "\(query.asking(query.predicates, in: ElementScope()))\(code)"
            }
        }
        let position = matches.firstIndex(of: element) ?? 0
        return query.forAll.sourceCode.map { "\($0)[\(position)], by its position alone" }
            ?? "the one at position \(position)"
    }

    private func text(_ found: ElementQuery, adding predicate: ElementPredicate) -> String {
        found.sourceCode ?? "add \(predicate)"
    }

    private mutating func finds(_ element: AccessibleElement, _ query: ElementQuery) -> Bool {
        guard searchesLeft > 0 else { return false }
        searchesLeft -= 1
        let found = query.forAll.elements
        return found.count == 1 && found[0] == element
    }
}

extension ElementQuery {
    func asking(_ predicates: [ElementPredicate], in scope: ElementScope) -> ElementQuery {
        ElementQuery(scope: scope, predicates: predicates, selection: selection, range: range)
    }

    fileprivate var forAll: ElementQuery {
        ElementQuery(scope: scope, predicates: predicates, selection: .all)
    }
}

extension AccessibleElement {
    /// Conditions that probably find the element alone: its identifier; its role and name.
    fileprivate var namesOfItsOwn: [ElementPredicate] {
        var predicates: [ElementPredicate] = []
        if let identifier, !identifier.isEmpty {
            predicates.append(ElementPredicate(.identifier, TextPattern(.exactly(identifier))))
        }
        if let label, label.isName {
            predicates.append(ElementPredicate(role, named: TextPattern(.exactly(label))))
        }
        return predicates
    }

    /// Conditions that may distinguish the element from others that meet the same ones.
    fileprivate var distinctions: [ElementPredicate] {
        var predicates = [ElementPredicate(role)]
        for (text, found) in [(ElementPredicate.Text.value, value), (.hint, hint)] {
            if let found, found.isName {
                predicates.append(ElementPredicate(text, TextPattern(.exactly(found))))
            }
        }
        return predicates
    }
}

extension UIView {
    /// The view and its ancestors that have identifiers of their own, each with the code that narrows a query to it.
    fileprivate var namedLineage: [(view: UIView, code: String)] {
        lineage.compactMap { view in
            guard let identifier = view.accessibilityIdentifier, !identifier.isEmpty else { return nil }
            let query = theFirstView(withIdentifier(identifier))
            guard query.first === view else { return nil }
            return (view, ".inside(\(query)[0])")
        }
    }
}
