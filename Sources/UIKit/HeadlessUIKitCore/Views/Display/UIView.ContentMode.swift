extension UIView {
    /// How a view's content is scaled or placed when its size is not the view's.
    public enum ContentMode: Int, Hashable, Sendable {
        /// Stretched to the view's size.
        case scaleToFill
        /// As large as it fits into the view with its proportions, in the middle.
        case scaleAspectFit
        /// As small as it covers the view with its proportions, in the middle.
        case scaleAspectFill
        /// Stretched, and drawn again when the view's size changes.
        case redraw
        /// In its size, in the middle.
        case center
        /// In its size, in the middle of the upper edge.
        case top
        /// In its size, in the middle of the lower edge.
        case bottom
        /// In its size, in the middle of the left edge.
        case left
        /// In its size, in the middle of the right edge.
        case right
        /// In its size, in the upper left corner.
        case topLeft
        /// In its size, in the upper right corner.
        case topRight
        /// In its size, in the lower left corner.
        case bottomLeft
        /// In its size, in the lower right corner.
        case bottomRight
    }
}

extension UIView.ContentMode {
    package func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return scaled(size, in: bounds, by: min)
        case .scaleAspectFill: return scaled(size, in: bounds, by: max)
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
            let share = share
            return CGRect(
                x: bounds.minX + (bounds.width - size.width) * share.x,
                y: bounds.minY + (bounds.height - size.height) * share.y, width: size.width,
                height: size.height)
        }
    }

    private func scaled(
        _ size: CGSize, in bounds: CGRect, by choose: (CGFloat, CGFloat) -> CGFloat
    ) -> CGRect {
        guard size.width > 0, size.height > 0 else {
            return UIView.ContentMode.center.rect(of: size, in: bounds)
        }
        let scale = choose(bounds.width / size.width, bounds.height / size.height)
        return UIView.ContentMode.center.rect(
            of: CGSize(width: size.width * scale, height: size.height * scale), in: bounds)
    }

    /// How much of the free space is on the left and above.
    private var share: CGPoint {
        let x: CGFloat
        switch self {
        case .left, .topLeft, .bottomLeft: x = 0
        case .right, .topRight, .bottomRight: x = 1
        default: x = 0.5
        }
        switch self {
        case .top, .topLeft, .topRight: return CGPoint(x: x, y: 0)
        case .bottom, .bottomLeft, .bottomRight: return CGPoint(x: x, y: 1)
        default: return CGPoint(x: x, y: 0.5)
        }
    }
}
