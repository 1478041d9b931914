import FailureReporting
import HeadlessUIKit

/// A query that failed, and why.
package struct QueryFailure: Failure {
    package let description: String

    /// Searches again, for near misses.
    ///
    /// - Parameter purpose: the action on the view, such as `tapOn`; `nil` if there is none.
    @MainActor
    package init(nothingFoundBy query: ViewQuery, for purpose: String?) {
        description = SharedApplication.noted(in: Self.text(nothingFoundBy: query, for: purpose))
    }

    @MainActor
    init(several views: [UIView], foundBy query: ViewQuery, for purpose: String?) {
        var queries = SoleQueries(for: query, finding: views)
        let list = views.listed(Self.shownViews) { view in
            "\(view.summaryWithOrigin) \(view.frame.roughText)"
                + (view.superview.map { " in \($0.summary)" } ?? "")
                + ": \(queries.text(for: view))"
        }
        description =
            "\(Self.subject(query, purpose)) found \(views.count.counted("view")), wanted one."
            + " A query for each:\n\(list)"
    }

    @MainActor
    init(noViewAt position: String, among present: Range<Int>, foundBy query: ViewQuery) {
        let line = "\(query)[\(position)] is out of range: the query finds \(present.counted("view"))."
        let isExplained = present.isEmpty && !query.followsFromMistake()
        let reasons =
            isExplained ? QueryFailure(nothingFoundBy: query, for: nil).description.linesAfterFirst : []
        description = ([line] + reasons).joined(separator: "\n")
    }

    init(noClassNamed name: String, in condition: String, known: [String]) {
        let distance = TextDistance(to: name)
        let limit = Swift.max(2, name.count / 3)
        let edits = known.map { distance.edits(from: $0) ?? .max }
        let near = known.indices.filter { edits[$0] <= limit }
            .sorted { (edits[$0], $0) < (edits[$1], $1) }
            .prefix(Self.shownNames)
            .map { known[$0] }
        let help: String =
            near.isEmpty
            ? "These are known: \(known.sorted().joined(separator: ", "))."
            : "Did you mean \(near.alternatives)?"
        description = "\(condition): no view class is named \(name.quoted). \(help)"
    }

    /// How many views, or names, a report lists.
    private static let shownViews = 8
    private static let shownNames = 3
}
