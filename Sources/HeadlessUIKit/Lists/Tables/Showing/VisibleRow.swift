import Foundation

/// A row that has a cell.
@MainActor
struct VisibleRow {
    var path: IndexPath
    let cell: UITableViewCell
}

/// A header or footer that has a view.
@MainActor
struct VisibleEdge {
    var section: Int
    let edge: SectionEdge
    let view: UIView
}

/// How far a table has got with asking its data source.
@MainActor
struct TableLoading {
    /// Whether counts and heights are to be asked for.
    var isNeeded = true
    /// Whether cells are to be asked for anew, too.
    var dropsRows = false
    /// Whether that is being done.
    var isUnderWay = false
    /// Whether views are being shown.
    var isShowing = false
    /// Grows whenever what is shown is another thing.
    var serial = 0
    /// The width that heights were measured for.
    var width: CGFloat = -1
    /// Whether the delegate answers what rows' heights are.
    var asksForHeights = false
    /// Views of headers and footers that were asked for, only to know whether there are any.
    var probes: [VisibleEdge] = []
    /// Whether the index's titles were asked for.
    var indexTitles: [String] = []
}
