import HeadlessUIKit

/// The view that came nearest to what a query looks for, in words: the view itself may be reused for another row.
package struct NearestMiss: Sendable {
    /// The view and the conditions that it misses: `UILabel "Sender 3": text is "Sender 3", wanted "Sender 30"`.
    package let text: String
    private let distance: Int

    /// Looks at the views that a query looks at; `nil` if none is near.
    ///
    /// - Complexity: O(*n*) in these views.
    @MainActor
    package init?(to query: ViewQuery) {
        guard !query.predicate.needs.contains(.foreignCode), query.predicate.tellsWhich else { return nil }
        let found = ViewTree.whileLooking { QueryReport.nearest(to: query) }
        guard let found, found.distance < Lack.farDistance else { return nil }
        text = found.text
        distance = found.distance
    }

    package func isNearer(than other: NearestMiss?) -> Bool { distance < other?.distance ?? .max }
}
