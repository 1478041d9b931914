import Foundation

/// What a renderer's closure draws in: the base class of all kinds.
open class UIGraphicsRendererContext: NSObject {
    /// The graphics context, which is the current one while the closure runs.
    open var cgContext: CGContext { context }
    private let context: CGContext
    private let usedFormat: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        (self.context, usedFormat) = (context, format)
        super.init()
    }

    /// The format of what is drawn.
    open var format: UIGraphicsRendererFormat { usedFormat }

    /// Fills a rectangle with the current colour, over what is there.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Fills a rectangle with the current colour.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.with(blendMode) { cgContext.fill(rect) }
    }

    /// Draws a line of one point inside of a rectangle, in the current stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a line of one point inside of a rectangle, in the current stroke colour.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.with(blendMode) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    /// Limits what follows to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension DisplayList {
    /// The list with the origin at a point of its coordinates.
    package func moved(from origin: CGPoint) -> DisplayList {
        origin == .zero ? self : placed(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    }
}
