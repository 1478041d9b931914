import HeadlessUIKit

extension QueryFailure {
    /// The length from which the middle of a query's text is omitted.
    private static let subjectLength = 600

    @MainActor
    static func subject(_ query: ViewQuery, _ purpose: String?) -> String {
        let text = query.description.cutInMiddle(to: subjectLength)
        return purpose.map { "\($0)(\(text))" } ?? text
    }

    /// The failure of a query that found nothing: the query, what it looked at, the nearest misses, suggestions, and the
    /// view hierarchy.
    @MainActor
    static func text(nothingFoundBy query: ViewQuery, for purpose: String?) -> String {
        let roots = query.scope.roots
        let subject = subject(query, purpose)
        guard let firstRoot = roots.first else {
            let reason = "\(subject) found no view: \(query.scope.reasonForNoRoots)"
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
            return lines.joined(separator: "\n") + "\nThe view hierarchy:\n" + tree
        }
    }
}

/// The parts of the failure of a search that found nothing.
@MainActor
private struct QueryReport {
    private let query: ViewQuery
    private let roots: [UIView]
    private let search: ViewSearch
    private var nearMisses: NearMisses
    private let texts: TextSuggestions
    private let classes: [ClassCondition]
    private var classCounts: [Int]
    private var firstOfClass: [UIView?]
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
        firstOfClass = classes.map { _ in nil }
    }

    /// Looks again at the views that the query looked at.
    mutating func look() {
        for root in roots {
            var walk = PlaceWalk(root)
            while let (place, depth) = walk.next() {
                guard query.scope.includesRoots || depth > 0 else { continue }
                lookedAt += 1
                search.arrive(at: place)
                for index in classes.indices where classes[index].holds(for: place.view, in: search) {
                    classCounts[index] += 1
                    if firstOfClass[index] == nil { firstOfClass[index] = place.view }
                }
                texts.note(place.view)
                nearMisses.note(place.view)
            }
            search.leave()
        }
        nearest = nearMisses.nearest()
    }

    var missing: [String] { Prerequisites(predicate: query.predicate, search: search).missing }

    /// How many views the query looked at, and where.
    var extent: String {
        let views = lookedAt == 1 ? "1 view" : "\(lookedAt) views"
        let isInNoWindow = !roots.contains { $0.root is UIWindow }
        let hint =
            isInNoWindow
            ? (roots.count == 1 ? ", which is not in a window" : ", which are not in a window") : ""
        return "Looked at \(views) in \(query.scope.name)\(hint)."
    }

    var misses: [String] {
        nearest.isEmpty
            ? []
            : ["Nearest misses:"]
                + nearest.map { "  \($0.view.summary): \($0.shortfalls.joined(separator: "; "))" }
    }

    /// What the caller may have meant.
    var suggestions: [String] {
        var lines = texts.lines(without: nearest.map(\.view))
        if let place = OutOfScopeMatches(of: query, roots: roots).line { lines.append(place) }
        if let range {
            lines.append(range)
            return lines
        }
        for index in classes.indices where lookedAt > 0 {
            let condition = classes[index]
            guard let view = firstOfClass[index] else {
                lines.append("No view matches \(condition).")
                continue
            }
            if nearest.contains(where: { condition.holds(for: $0.view, in: search) }) { continue }
            lines.append(text(condition, matchedBy: view, count: classCounts[index]))
        }
        return lines
    }

    /// What to say of views of a wanted class that are not near misses, with what the first of them misses.
    private func text(_ condition: ClassCondition, matchedBy view: UIView, count: Int) -> String {
        let missed = query.predicate.conjuncts.filter { part in
            !part.needs.contains(.foreignCode) && !part.isCostly && !part.holds(for: view, in: search)
        }
        let others =
            missed.isEmpty
            ? "the other conditions" : missed.map { $0.description.cutInMiddle(to: 120) }.alternatives
        return count == 1
            ? "1 view matches \(condition), but not \(others): \(view.summary)."
            : "\(count) views match \(condition); the first, \(view.summary), does not match \(others)."
    }

    /// How many views the query finds without its range.
    private var range: String? {
        guard let range = query.range else { return nil }
        let count = query.countInAllPositions
        guard count > 0 else { return nil }
        return "Without [\(range)] it finds \(count == 1 ? "1 view" : "\(count) views")."
    }
}
