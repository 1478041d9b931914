/// A row with its cell.
@MainActor
struct VisibleRow {
    var path: IndexPath
    let cell: UITableViewCell
}

/// A header or footer with its view.
@MainActor
struct VisibleEdge {
    var section: Int
    let edge: SectionEdge
    let view: UIView
}

/// The state of loading a table's content.
@MainActor
struct TableLoading {
    /// Whether counts and heights must be requested.
    var isNeeded = true
    /// Whether the cells must be replaced, too.
    var dropsRows = false
    /// Whether loading is in progress.
    var isUnderWay = false
    /// Whether views are being shown.
    var isShowing = false
    /// Whether a view is being measured.
    var isMeasuring = false
    /// Whether rows of changed heights move in an animation when they are next shown.
    var animatesHeights = false
    /// Whether it was logged that a cell's constraints leave its height open.
    var hasWarned = false
    /// A number that increases whenever the content changes.
    var serial = 0
    /// The width for which heights were measured.
    var width: CGFloat = -1
    /// Header and footer views that were requested only to know whether there are any.
    var probes: [VisibleEdge] = []
    /// The titles of the section index.
    var indexTitles: [String] = []
}
