struct TableSection {
    struct Edge {
        /// The height; 0 if there is none.
        var height: CGFloat = 0
        /// Whether the height is an estimate until it is shown.
        var isEstimated = false
        /// Whether the height is measured by the delegate's view.
        var isOfView = false
        /// Whether the height is that of the data source's title.
        var isOfTitle = false
    }

    var topPadding: CGFloat = 0
    var header = Edge()
    var footer = Edge()
    var rows: LengthIndex
    /// Whether row heights are estimates until the rows are shown.
    var hasEstimatedRows = false
    /// The rows with exact heights among the others, and those that were measured.
    var exact: Set<Int> = []
    var measured: Set<Int> = []

    func isEstimated(_ row: Int) -> Bool {
        hasEstimatedRows && !measured.contains(row) && !exact.contains(row)
    }

    var length: CGFloat { topPadding + header.height + rows.total + footer.height }

    subscript(edge: SectionEdge) -> Edge {
        get { edge == .header ? header : footer }
        set { if edge == .header { header = newValue } else { footer = newValue } }
    }

    /// Has the views of header and footer measured again; until then their heights are kept.
    mutating func forgetEdges() {
        if header.isOfView { header.isEstimated = true }
        if footer.isOfView { footer.isEstimated = true }
    }

    var rowsTop: CGFloat { topPadding + header.height }
}

/// A section's header or footer, by the name used in tables' messages.
enum SectionEdge: CaseIterable {
    case header, footer
}

struct TableSpan: Equatable {
    var top: CGFloat
    var height: CGFloat
    var bottom: CGFloat { top + height }
}
