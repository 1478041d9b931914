/// The properties that only shape layers have.
struct ShapeValues {
    var path: CGPath?
    var fillColor: UIColor? = .black
    var strokeColor: UIColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var fillRule = CAShapeLayerFillRule.nonZero
}

/// A layer with a path and its drawing attributes; numbers and colours can be animated.
///
/// A number that is not finite is a failure, and the old value is kept.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    private var shape: ShapeValues { values.style.shape }

    override func drawOwnContent(in context: CGContext) {
        guard let path, !path.isEmpty else { return }
        let drawn = DisplayList.Path(PathOutline(path))
        context.saveGState()
        if let color = shape.fillColor {
            context.state.fillColor = color.fixed
            context.fill(drawn, evenOdd: fillRule == .evenOdd)
        }
        if let color = shape.strokeColor, lineWidth > 0 {
            context.state.strokeColor = color.fixed
            context.stroke(drawn, line)
        }
        context.restoreGState()
    }

    /// How the line is drawn: by its pattern, and the part from ``strokeStart`` to ``strokeEnd`` alone.
    private var line: DisplayList.Line {
        var line = DisplayList.Line()
        (line.width, line.miterLimit, line.dashPhase) = (lineWidth, miterLimit, lineDashPhase)
        line.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        line.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        line.dashLengths = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
        (line.start, line.end) = (strokeStart.cutToUnit, strokeEnd.cutToUnit)
        return line
    }

    /// The path, in the layer's coordinates; a copy.
    open var path: CGPath? {
        get { shape.path }
        set { change { $0.shape.path = newValue?.copy() } }
    }

    /// The colour inside the path; black unless set, none if `nil`.
    open var fillColor: CGColor? {
        get { shape.fillColor?.cgColor }
        set { set(.fillColor, newValue) { $0.shape.fillColor = $1 } }
    }

    /// The colour of the line; `nil`, the default, for none.
    open var strokeColor: CGColor? {
        get { shape.strokeColor?.cgColor }
        set { set(.strokeColor, newValue) { $0.shape.strokeColor = $1 } }
    }

    /// The rule that determines which points are inside a path that crosses itself.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { change { $0.shape.fillRule = newValue } }
    }

    /// The fraction of its length at which the line begins, from 0 to 1.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { set(.strokeStart, .number(newValue)) }
    }

    /// The fraction of its length at which the line ends, from 0 to 1.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { set(.strokeEnd, .number(newValue)) }
    }

    /// The line's width, in points.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { set(.lineWidth, .number(newValue)) }
    }

    /// The length up to which corners are sharp, as a multiple of the line's width.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { set(.miterLimit, .number(newValue)) }
    }

    /// The shape of the line's ends.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { change { $0.shape.lineCap = newValue } }
    }

    /// The shape of the line's corners.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { change { $0.shape.lineJoin = newValue } }
    }

    /// Where in the dash pattern the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { set(.lineDashPhase, .number(newValue)) }
    }

    /// The lengths of dashes and gaps, in points; a solid line if `nil`.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { change { $0.shape.lineDashPattern = newValue } }
    }
}
