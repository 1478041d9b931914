import Foundation

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of the type.
    public let rawValue: String

    /// Makes a type from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = Self(rawValue: "axial")
    /// From the centre of an ellipse outwards.
    public static let radial = Self(rawValue: "radial")
    /// Around a point.
    public static let conic = Self(rawValue: "conic")
}

/// A layer with a colour gradient, and its drawing attributes.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    private struct Values {
        var colors: [Any]?
        var locations: [NSNumber]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }

    // Changed through the style, so that a presentation layer stays as it is and observers are told.
    private var gradient = Values()

    /// The colours in order, each a `CGColor`.
    open var colors: [Any]? {
        get { gradient.colors }
        set { change { _ in gradient.colors = newValue } }
    }

    /// The location of each colour, from 0 to 1; evenly spaced if `nil`.
    open var locations: [NSNumber]? {
        get { gradient.locations }
        set { change { _ in gradient.locations = newValue } }
    }

    /// Where the gradient begins, as a fraction of the bounds; (0.5, 0) unless set.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { change { _ in gradient.startPoint = newValue } }
    }

    /// Where the gradient ends, as a fraction of the bounds; (0.5, 1) unless set.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { change { _ in gradient.endPoint = newValue } }
    }

    /// The type of the gradient.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { change { _ in gradient.type = newValue } }
    }

    override func drawOwnContent(in context: CGContext) {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        let places = locations?.map { CGFloat($0.doubleValue) }
        guard !colors.isEmpty, places == nil || places?.count == colors.count,
            let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: places)
        else { return }
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + bounds.width * point.x, y: bounds.minY + bounds.height * point.y)
        }
        let (start, end) = (place(startPoint), place(endPoint))
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        context.saveGState()
        context.clip(to: bounds)
        if type == .radial {
            context.drawRadialGradient(
                gradient, startCenter: start, startRadius: 0, endCenter: start,
                endRadius: hypot(end.x - start.x, end.y - start.y), options: options)
        } else {
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        }
        context.restoreGState()
    }

    override func takeOver(from layer: CALayer) {
        if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
    }
}
