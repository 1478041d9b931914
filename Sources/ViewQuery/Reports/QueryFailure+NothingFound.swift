import HeadlessUIKit

extension QueryFailure {
    /// The length from which the middle of a query's text is omitted.
    private static let subjectLength = 600

    @MainActor
    static func subject(_ query: ViewQuery, _ purpose: String?) -> String {
        let text = query.description.cutInMiddle(to: subjectLength)
        return purpose.map { "\($0)(\(text))" } ?? text
    }

    /// The failure of a query that found nothing: the query, the findings, what it looked at, and the view hierarchy.
    @MainActor
    static func text(nothingFoundBy query: ViewQuery, for purpose: String?) -> String {
        let roots = query.scope.laidOutRoots().array
        let subject = subject(query, purpose)
        guard let firstRoot = roots.first else {
            let reason = "\(subject) found no view: \(query.scope.reasonForNoRoots)"
            guard let outer = query.scope.query else { return reason }
            return "\(reason)\n\(text(nothingFoundBy: outer, for: nil))"
        }
        return ViewTree.whileLooking {
            let report = QueryReport(of: query, in: roots, for: purpose)
            let nearest = report.nearestViews
            let top = roots.first { root in nearest.first?.isDescendant(of: root) ?? false } ?? firstRoot
            var marks: [ObjectIdentifier: String] = [:]
            for view in nearest { marks[ObjectIdentifier(view)] = "nearest miss" }
            let tree = TreeExcerpt(of: top, around: nearest, marking: marks).text
            return (["\(subject) found no view."] + report.lines).joined(separator: "\n")
                + "\nThe view hierarchy:\n" + tree
        }
    }
}
