/// All visible values of a layer at one instant.
struct LayerValues {
    /// The values that only layers have.
    struct Style {
        var cornerRadius: CGFloat = 0
        var borderWidth: CGFloat = 0
        var borderColor: UIColor? = .black
        var shadowColor: UIColor? = .black
        var shadowOpacity: CGFloat = 0
        var shadowOffset = CGSize(width: 0, height: -3)
        var shadowRadius: CGFloat = 3
        var shadowPath: CGPath?
        var zPosition: CGFloat = 0
        var maskedCorners = CACornerMask.all
        var cornerCurve = CALayerCornerCurve.circular
        var contents: Any?
        var contentsScale: CGFloat = 1
        var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        var mask: CALayer?
        var shape = ShapeValues()
        var name: String?
    }

    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var bounds = CGRect.zero
    var transform = CGAffineTransform.identity
    var opacity: CGFloat = 1
    var backgroundColor: UIColor?
    var isHidden = false
    var masksToBounds = false
    var style = Style()

    /// The point about which the layer is transformed, in its own coordinates.
    var anchorInBounds: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// The rectangle in the superlayer, including the transform.
    var frame: CGRect {
        let size = bounds.size
        return CGRect(
            x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
            height: size.height
        ).applying(transform)
            .offsetBy(dx: position.x, dy: position.y)
    }
}
