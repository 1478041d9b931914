import Foundation

/// How large things in tables are, in points. Apple documents none of these numbers; they are observed, and rounded.
enum TableMetrics {
    /// How high a row is that nothing says anything of.
    static let rowHeight: CGFloat = 44
    /// The room above the headers of a plain table.
    static let plainHeaderPadding: CGFloat = 22
    /// How high a header or footer with a title is at least, in a plain table.
    static let plainTitleHeight: CGFloat = 28
    /// How high a header with a title is at least, in a grouped table; a footer is as high as its text needs.
    static let groupedTitleHeight: CGFloat = 38
    /// The room between groups where nothing is written, above and below each.
    static let groupedGap: CGFloat = 18
    /// The room above the first group.
    static let groupedTop: CGFloat = 35
    /// How far inset groups keep from the sides.
    static let groupInset: CGFloat = 16
    /// How far content keeps from a cell's sides, and from its pictures.
    static let margin: CGFloat = 16
    /// How wide the index at the side is.
    static let indexWidth: CGFloat = 15
    /// How high one of its titles is.
    static let indexTitleHeight: CGFloat = 14
    /// The largest height that a row, a header or a footer can have: far beyond any screen.
    static let largestHeight: CGFloat = 1_000_000
    /// How many sections, or rows in one, there can be at most.
    static let largestCount = 10_000_000
    /// How long rows take to move, in seconds.
    static let animationDuration = 0.3
}
