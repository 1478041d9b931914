import HeadlessUIKit

/// Queries that find each of several matches alone, for reports.
///
/// They are tried before they are proposed: by what users and tests know of a view first, then by the views around it, and
/// by its position at last.
@MainActor
struct SoleQueries {
    /// How many conditions that replace those of the query are tried; each is a search of its own.
    private static let searches = 10
    /// Larger trees are not searched for conditions that replace those of the query.
    private static let searchedViews = 10_000
    /// How many matches are compared with each condition.
    private static let comparedMatches = 10_000

    private let query: ViewQuery
    private let matches: [UIView]
    private let search: ViewSearch
    private var searchesLeft: Int

    init(for query: ViewQuery, finding matches: [UIView]) {
        self.query = query
        self.matches = matches
        let roots = query.scope.laidOutRoots().array
        search = ViewSearch(in: roots)
        var count = 0
        for root in roots {
            root.visit { _ in
                count += 1
                return count <= Self.searchedViews ? .into : .stop
            }
        }
        searchesLeft = count > Self.searchedViews ? 0 : Self.searches
    }

    /// What finds a match alone, in words if it is not source code.
    mutating func text(for view: UIView) -> String {
        switch distinction(of: view) {
        case .query(let query, let predicate): query.sourceCode ?? "add \(predicate)"
        case .position(let position):
            query.forAll.sourceCode.map { "\($0)[\(position)], by its position alone" }
                ?? "the one at position \(position)"
        }
    }

    /// What finds a match alone, as source code; `nil` if it has none.
    mutating func code(for view: UIView) -> String? {
        switch distinction(of: view) {
        case .query(let query, _): query.sourceCode
        case .position(let position): query.forAll.sourceCode.map { "\($0)[\(position)]" }
        }
    }

    /// How a match is found alone: by a query, for the sake of a condition, or by its position.
    private enum Distinction {
        case query(ViewQuery, ViewPredicate)
        case position(Int)
    }

    private mutating func distinction(of view: UIView) -> Distinction {
        for predicate in view.namesOfItsOwn where isAlone(view, for: predicate) {
            return .query(query.asking(predicate), predicate)
        }
        if matches.count <= Self.comparedMatches {
            for predicate in view.distinctions where isAlone(view, amongMatchesOf: predicate) {
                return .query(query.asking(.all(query.predicate.conjuncts + [predicate])), predicate)
            }
        }
        return .position(matches.firstIndex { $0 === view } ?? 0)
    }

    private mutating func isAlone(_ view: UIView, for predicate: ViewPredicate) -> Bool {
        guard searchesLeft > 0 else { return false }
        // Others of the matches are the likeliest to have the same name.
        guard isAlone(view, amongMatchesOf: predicate) else { return false }
        searchesLeft -= 1
        let found = query.forAll.asking(predicate).views
        return found.count == 1 && found[0] === view
    }

    private func isAlone(_ view: UIView, amongMatchesOf predicate: ViewPredicate) -> Bool {
        guard predicate.holds(for: view, in: search) else { return false }
        for match in matches where match !== view {
            if predicate.holds(for: match, in: search) { return false }
        }
        return true
    }
}

extension ViewQuery {
    func asking(_ predicate: ViewPredicate) -> ViewQuery {
        var query = ViewQuery(scope: scope, predicate: predicate, selection: selection).sortedBy(order)
        query.range = range
        return query
    }

    /// The same query for all views that meet the conditions.
    fileprivate var forAll: ViewQuery {
        ViewQuery(scope: scope, predicate: predicate, selection: .all).sortedBy(order)
    }

    /// A query that finds one of several matches alone, as source code; `nil` if none does.
    package func code(findingAlone view: UIView) -> String? {
        var queries = SoleQueries(for: self, finding: forAll.views)
        return queries.code(for: view)
    }
}

extension UIView {
    /// Conditions that probably find the view alone: its identifier; its role and name.
    fileprivate var namesOfItsOwn: [ViewPredicate] {
        var predicates = identifierCondition.map { [$0] } ?? []
        if let role = roleCondition, accessibilityLabel?.isEmpty == false { predicates.append(role) }
        return predicates
    }

    /// Conditions that may distinguish the view from others that meet the same ones: its own first, then those of the views
    /// around it.
    fileprivate var distinctions: [ViewPredicate] {
        var predicates = identifierCondition.map { [$0] } ?? []
        if let role = roleCondition { predicates.append(role) }
        if type(of: self) != UIView.self, ViewTree.ownClasses.contains(where: { $0 == type(of: self) }) {
            predicates.append(ofClass(type(of: self)))
        }
        if let text = contentText, text.isName { predicates.append(withText(text)) }
        if let value = accessibilityValue, value.isName { predicates.append(withValue(value)) }
        return predicates + relations
    }

    /// The view's role, and its name if it has a short one.
    package final var roleCondition: ViewPredicate? {
        guard isSeenAsElement else { return nil }
        let name = accessibilityLabel.flatMap { $0.isName ? TextPattern(.exactly($0)) : nil }
        return ViewPredicate(RoleCondition(role: AccessibilityRole.roles(of: self)[0], name: name))
    }

    /// How many ancestors, and how many texts beside the view, are considered.
    private static let consideredRelatives = 6

    private var relations: [ViewPredicate] {
        var predicates: [ViewPredicate] = []
        let ancestors = lineage.dropFirst().prefix(Self.consideredRelatives)
        for ancestor in ancestors {
            guard let condition = ancestor.identifierCondition else { continue }
            predicates.append(ancestor === superview ? withParent(condition) : withAncestor(condition))
        }
        let siblings = superview?.subviews.prefix(Self.consideredRelatives * 2).filter { $0 !== self } ?? []
        for sibling in siblings {
            if let text = sibling.contentText, text.isName { predicates.append(withSibling(withText(text))) }
        }
        for ancestor in ancestors {
            guard let viewClass = ancestor.cellClass else { continue }
            let texts = ancestor.textsInside(limit: Self.consideredRelatives)
            predicates += texts.map { withAncestor(ofClass(viewClass), containing(withText($0))) }
        }
        return predicates
    }

    /// The public class of a cell, if the view is one.
    private var cellClass: UIView.Type? {
        switch self {
        case is UITableViewCell: UITableViewCell.self
        case is UICollectionViewCell: UICollectionViewCell.self
        default: nil
        }
    }

    private func textsInside(limit: Int) -> [String] {
        var texts: [String] = []
        visit { view in
            if let text = view.contentText, text.isName { texts.append(text) }
            return texts.count < limit ? .into : .stop
        }
        return texts
    }
}
