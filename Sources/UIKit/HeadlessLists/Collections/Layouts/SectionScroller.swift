/// The scroll view of an orthogonal section, as the layout describes it.
struct SectionScroller {
    var section: Int
    var frame: CGRect
    var contentSize: CGSize
    /// Returns the offset at which the content comes to rest; the velocity is in points per millisecond.
    var restingPlace: @MainActor (_ proposed: CGFloat, _ start: CGFloat, _ velocity: CGFloat) -> CGFloat
    var axis: ScrollAxis
    var isMirrored = false
}

extension SectionScroller {
    /// An offset from the content's beginning as one of the scroll view, and the reverse.
    func fromBeginning(_ offset: CGPoint) -> CGPoint {
        guard isMirrored else { return offset }
        return CGPoint(x: max(contentSize.width - frame.width, 0) - offset.x, y: offset.y)
    }
}
