@MainActor
struct VisibleRow {
    var path: IndexPath
    let cell: UITableViewCell
}

@MainActor
struct VisibleEdge {
    var section: Int
    let edge: SectionEdge
    let view: UIView
}

/// The state of loading a table's content.
@MainActor
struct TableLoading {
    var isNeeded = true
    /// Whether the cells must be replaced, too.
    var dropsRows = false
    var isUnderWay = false
    var isShowing = false
    var isMeasuring = false
    /// Whether rows of changed heights move in an animation when they are next shown.
    var animatesHeights = false
    /// Whether it was logged that a cell's constraints leave its height open.
    var hasWarned = false
    /// A number that increases whenever the content changes.
    var serial = 0
    var width: CGFloat = -1
    /// Header and footer views that were requested only to know whether there are any.
    var probes: [VisibleEdge] = []
    var indexTitles: [String] = []
}
