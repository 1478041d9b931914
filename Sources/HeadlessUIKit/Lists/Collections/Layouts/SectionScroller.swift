import Foundation

/// A section that scrolls across the collection view in a scroll view of its own.
struct SectionScroller {
    /// The section.
    var section: Int
    /// Where its scroll view is, in the coordinates of the content.
    var frame: CGRect
    /// How large what it scrolls is.
    var contentSize: CGSize
    /// Where content comes to rest that would at a place, from where it is let go and how fast, in points a
    /// millisecond.
    var restingPlace: @MainActor (_ proposed: CGFloat, _ start: CGFloat, _ velocity: CGFloat) -> CGFloat
    /// The axis along which it scrolls.
    var axis: ScrollAxis
}
