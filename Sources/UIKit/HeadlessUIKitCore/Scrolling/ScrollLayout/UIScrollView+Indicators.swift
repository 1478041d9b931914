import Foundation

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
        if showsVerticalScrollIndicator, contentSize.height > bounds.height - insets.top - insets.bottom {
            let room = bounds.height - insets.top - insets.bottom - 6
            let (start, length) = part(.vertical, room)
            let x = isRightToLeft ? bounds.minX + 3 : bounds.maxX - 3 - Self.indicatorWidth
            context.fill(
                CGRect(
                    x: x, y: bounds.minY + insets.top + 3 + start, width: Self.indicatorWidth, height: length),
                radius: Self.indicatorWidth / 2, color)
        }
        if showsHorizontalScrollIndicator, contentSize.width > bounds.width - insets.left - insets.right {
            let room = bounds.width - insets.left - insets.right - 6
            let (start, length) = part(.horizontal, room)
            context.fill(
                CGRect(
                    x: bounds.minX + insets.left + 3 + start,
                    y: bounds.maxY - insets.bottom - 3 - Self.indicatorWidth, width: length,
                    height: Self.indicatorWidth), radius: Self.indicatorWidth / 2, color)
        }
    }

    /// Where an indicator is in its room, and how long it is.
    private func part(_ axis: ScrollAxis, _ room: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let range = offsetRange(axis)
        let (offset, content) =
            axis == .vertical ? (contentOffset.y, contentSize.height) : (contentOffset.x, contentSize.width)
        let length = min(room, max(Self.shortest, room * room / max(content, 1)))
        let way = range.upperBound - range.lowerBound
        let share = way > 0 ? min(max((offset - range.lowerBound) / way, 0), 1) : 0
        return (share * (room - length), length)
    }
}
