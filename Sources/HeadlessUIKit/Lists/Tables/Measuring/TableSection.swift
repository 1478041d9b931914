import Foundation

/// How high the parts of a table's section are.
struct TableSection {
    /// A header or a footer.
    struct Edge {
        /// How high it is; none has no height.
        var height: CGFloat = 0
        /// Whether that is a guess until it is shown.
        var isEstimated = false
    }

    /// The room above the header.
    var topPadding: CGFloat = 0
    var header = Edge()
    var footer = Edge()
    var rows: LengthIndex
    /// Whether rows' heights are guesses until they are shown.
    var hasEstimatedRows = false
    /// The rows that were measured.
    var measured: Set<Int> = []

    var length: CGFloat { topPadding + header.height + rows.total + footer.height }
    /// Where the rows begin, from the section's top.
    var rowsTop: CGFloat { topPadding + header.height }
}

/// Part of an edge of a section, as tables name them.
enum SectionEdge: CaseIterable {
    case header, footer
}

/// A stretch of a table's content, from top to bottom.
struct TableSpan: Equatable {
    var top: CGFloat
    var height: CGFloat
    var bottom: CGFloat { top + height }
}
