import HeadlessUIKit

extension QueryFailure {
    /// How much of a query is written out before its middle is left out.
    private static let subjectLength = 600

    @MainActor
    static func subject(_ query: ViewQuery, _ purpose: String?) -> String {
        let text = query.description.cutInMiddle(to: subjectLength)
        return purpose.map { "\($0)(\(text))" } ?? text
    }

    /// What a query that found nothing looked at, and what it nearly found; in this order: the query, what it
    /// looked at, the nearest misses, what could have been meant, and the tree.
    @MainActor
    static func text(nothingFoundBy query: ViewQuery, for purpose: String?) -> String {
        let roots = query.scope.roots
        let subject = subject(query, purpose)
        guard let firstRoot = roots.first else {
            let reason = "\(subject) found no view, for \(query.scope.reasonForNoRoots)"
            guard let outer = query.scope.query else { return reason }
            return "\(reason)\n\(text(nothingFoundBy: outer, for: nil))"
        }
        return ViewTree.whileLooking {
            var report = QueryReport(of: query, in: roots)
            report.look()
            let lines =
                ["\(subject) found no view."] + report.missing + [report.extent] + report.misses
                + report.suggestions
            let nearest = report.nearest.map(\.view)
            let top = roots.first { root in nearest.first?.isDescendant(of: root) ?? false } ?? firstRoot
            var marks: [ObjectIdentifier: String] = [:]
            for view in nearest { marks[ObjectIdentifier(view)] = "nearest miss" }
            let tree = TreeExcerpt(of: top, around: nearest, marking: marks).text
            return lines.joined(separator: "\n") + "\nThe tree:\n" + tree
        }
    }
}

/// What can be said of a search that found nothing.
@MainActor
private struct QueryReport {
    private let query: ViewQuery
    private let roots: [UIView]
    private let search: ViewSearch
    private var nearMisses: NearMisses
    private let texts: TextSuggestions
    private let classes: [ClassCondition]
    private var classCounts: [Int]
    private var lookedAt = 0
    private(set) var nearest: [NearMisses.Miss] = []

    init(of query: ViewQuery, in roots: [UIView]) {
        self.query = query
        self.roots = roots
        search = ViewSearch(in: roots)
        nearMisses = NearMisses(of: query.predicate, in: search)
        texts = TextSuggestions(for: query.predicate)
        classes = query.predicate.requiredConditions.compactMap { $0 as? ClassCondition }
        classCounts = classes.map { _ in 0 }
    }

    /// Looks again at what the query looked at.
    mutating func look() {
        for root in roots {
            var walk = PlaceWalk(root)
            while let (place, depth) = walk.next() {
                guard query.scope.includesRoots || depth > 0 else { continue }
                lookedAt += 1
                search.arrive(at: place)
                for index in classes.indices where classes[index].holds(for: place.view, in: search) {
                    classCounts[index] += 1
                }
                texts.note(place.view)
                nearMisses.note(place.view)
            }
            search.leave()
        }
        nearest = nearMisses.nearest()
    }

    var missing: [String] { Prerequisites(predicate: query.predicate, search: search).missing }

    /// How many views were looked at, and where.
    var extent: String {
        let views = lookedAt == 1 ? "1 view" : "\(lookedAt) views"
        let isInNoWindow = !roots.contains { $0.root is UIWindow }
        let hint =
            isInNoWindow ? (roots.count == 1 ? ", which is in no window" : ", which are in no window") : ""
        return "Looked at \(views) in \(query.scope.name)\(hint)."
    }

    var misses: [String] {
        nearest.isEmpty
            ? []
            : ["Nearest misses:"]
                + nearest.map { "  \($0.view.summary): \($0.shortfalls.joined(separator: "; "))" }
    }

    /// What the user could have meant.
    var suggestions: [String] {
        var lines = texts.lines(without: nearest.map(\.view))
        if let place = OutOfScopeMatches(of: query, roots: roots).line { lines.append(place) }
        if let range {
            lines.append(range)
            return lines
        }
        for (condition, count) in zip(classes, classCounts) where lookedAt > 0 {
            if count == 0 {
                lines.append("No view meets \(condition).")
            } else if !nearest.contains(where: { condition.holds(for: $0.view, in: search) }) {
                lines.append(
                    count == 1
                        ? "1 view meets \(condition), and is farther off."
                        : "\(count) views meet \(condition), and are farther off.")
            }
        }
        return lines
    }

    /// How many views there would be without the range that the query is cut to.
    private var range: String? {
        guard let range = query.range else { return nil }
        let count = query.countInAllPositions
        guard count > 0 else { return nil }
        return "Without [\(range)] it finds \(count == 1 ? "1 view" : "\(count) views")."
    }
}
