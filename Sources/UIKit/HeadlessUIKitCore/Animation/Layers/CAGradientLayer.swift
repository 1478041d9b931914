/// A layer with a colour gradient, and its drawing attributes.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// The colours in order, each a `CGColor`.
    open var colors: [Any]? {
        didSet { if !noteChange() { colors = oldValue } }
    }

    /// The location of each colour, from 0 to 1; evenly spaced if `nil`.
    open var locations: [NSNumber]? {
        didSet { if !noteChange() { locations = oldValue } }
    }

    /// Where the gradient begins, as a fraction of the bounds; (0.5, 0) unless set.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { if !noteChange() { startPoint = oldValue } }
    }

    /// Where the gradient ends, as a fraction of the bounds; (0.5, 1) unless set.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { if !noteChange() { endPoint = oldValue } }
    }

    /// The type of the gradient.
    open var type = CAGradientLayerType.axial {
        didSet { if !noteChange() { type = oldValue } }
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
        guard let layer = layer as? CAGradientLayer else { return }
        (colors, locations, type) = (layer.colors, layer.locations, layer.type)
        (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
    }
}
