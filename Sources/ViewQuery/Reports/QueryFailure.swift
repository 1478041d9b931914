import FailureReporting
import HeadlessUIKit

/// A query that found nothing where something is needed, and why.
package struct QueryFailure: Failure {
    package let description: String

    /// Looks again at what the query looked at, for what it nearly found.
    ///
    /// - Parameters:
    ///   - query: the query that found nothing.
    ///   - purpose: what was to be done with a view, such as `tapOn`.
    @MainActor
    package init(nothingFoundBy query: ViewQuery, for purpose: String) {
        let roots = query.scope.roots
        guard let firstRoot = roots.first else {
            description =
                "\(purpose)(\(query)) found no view, for there is no key window."
                + " Show one first, such as UIWindow.createWindowForTesting()."
            return
        }
        var search = NearMisses(of: query.predicate)
        for root in roots { search.look(in: root, includingRoot: query.scope.includesRoots) }
        let count = Self.views(search.lookedAt)
        var text = "\(purpose)(\(query)) found no view.\nLooked at \(count) in \(query.scope.name)."
        let nearest = search.nearest
        if !nearest.isEmpty {
            text += "\nNearest misses:"
            for miss in nearest {
                text += "\n  \(miss.place.view.summary): \(miss.shortfalls.joined(separator: "; "))"
            }
        }
        var marks: [ObjectIdentifier: String] = [:]
        for miss in nearest { marks[ObjectIdentifier(miss.place.view)] = "nearest miss" }
        description = text + "\nThe tree:\n" + HierarchyText.report(of: firstRoot, marking: marks)
    }

    /// An index that is out of the range of what a query finds.
    @MainActor
    init(noViewAt index: Int, among count: Int, foundBy query: ViewQuery) {
        description = "\(query)[\(index)] is out of range: the query finds \(Self.views(count))."
    }

    private static func views(_ count: Int) -> String {
        count == 1 ? "1 view" : "\(count) views"
    }
}
