import Foundation

/// What draws into a context that it makes: the base class of all kinds.
open class UIGraphicsRenderer: NSObject {
    private let area: CGRect
    private let usedFormat: UIGraphicsRendererFormat

    /// Makes a renderer of a rectangle, in points; one that is not finite is a warning, and is of no size.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        area = bounds.isFinite ? bounds.standardized : .zero
        usedFormat = format
        super.init()
        format.bounds = area
        if !bounds.isFinite {
            GraphicsFailure.notFinite("\(type(of: self)).init", bounds.shortText).recordAsLog()
        }
    }

    /// Makes a renderer of a rectangle, with a format of the device's values.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat())
    }

    /// The format of what is drawn.
    open var format: UIGraphicsRendererFormat { usedFormat }

    /// Whether images may be made of what is drawn.
    open var allowsImageOutput: Bool { true }

    final var drawnBounds: CGRect { area }
}
