import Foundation

/// A section that scrolls across the collection view in a scroll view of its own.
struct SectionScroller {
    /// The section.
    var section: Int
    /// Where its scroll view is, in the coordinates of the content.
    var frame: CGRect
    /// How large what it scrolls is.
    var contentSize: CGSize
    /// Where content may come to rest, as offsets along the axis, ascending; empty for anywhere.
    var restingPlaces: [CGFloat]
    /// Whether a flick goes no further than to the next resting place.
    var isPaging: Bool
    /// The axis along which it scrolls.
    var axis: ScrollAxis
}
