extension UIScrollView {
    private static let indicatorWidth: CGFloat = 3
    private static let shortest: CGFloat = 36

    /// Draws the indicators of a content that is moving, as they are hidden at rest.
    final func drawIndicators(in context: CGContext) {
        guard isDragging || isDecelerating else { return }
        let color: UIColor =
            switch indicatorStyle {
            case .white: UIColor(white: 1, alpha: 0.5)
            case .black: UIColor(white: 0, alpha: 0.35)
            default: UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35) }
            }
        let insets = adjustedContentInset
        let width = Self.indicatorWidth
        if showsVerticalScrollIndicator, let (start, length) = part(.vertical, insets) {
            let x = isRightToLeft ? bounds.minX + 3 : bounds.maxX - 3 - width
            context.fill(CGRect(x: x, y: start, width: width, height: length), radius: width / 2, color)
        }
        if showsHorizontalScrollIndicator, let (start, length) = part(.horizontal, insets) {
            let y = bounds.maxY - insets.bottom - 3 - width
            context.fill(CGRect(x: start, y: y, width: length, height: width), radius: width / 2, color)
        }
    }

    /// Where an indicator begins, and how long it is; `nil` if all of the content is visible.
    private func part(_ axis: ScrollAxis, _ insets: UIEdgeInsets) -> (start: CGFloat, length: CGFloat)? {
        let visible = bounds.size[axis] - insets.before(axis) - insets.after(axis)
        let content = contentSize[axis]
        guard content > visible else { return nil }
        let (room, range) = (visible - 6, offsetRange(axis))
        let length = min(room, max(Self.shortest, room * room / max(content, 1)))
        let travel = range.upperBound - range.lowerBound
        let share = travel > 0 ? ((contentOffset[axis] - range.lowerBound) / travel).clamped(to: 0...1) : 0
        return (bounds.origin[axis] + insets.before(axis) + 3 + share * (room - length), length)
    }
}
