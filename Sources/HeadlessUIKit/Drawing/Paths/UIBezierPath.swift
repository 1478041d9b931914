import Foundation

/// A path as views have it: a line of straight lines and curves, with how it would be drawn.
///
/// Nothing is drawn; where the path is can be asked.
///
/// ```swift
/// let path = UIBezierPath(roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
///     cornerRadii: CGSize(width: 12, height: 12))
/// path.contains(CGPoint(x: 1, y: 1))  // false
/// ```
///
/// A point or a number that is not finite is a failure, as are a line or a curve in a path that has no current point;
/// they are not added.
open class UIBezierPath: NSObject, NSCopying {
    private var outline = PathOutline()

    /// Makes an empty path.
    public override init() {
        super.init()
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        outline.addShape("a rectangle", rect.numbers) { $0.addRect(rect) }
    }

    /// Makes the largest ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        outline.addShape("an ellipse", rect.numbers) { $0.addEllipse(in: rect) }
    }

    /// Makes a rectangle with round corners; they are no rounder than half a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radii = CGSize(width: cornerRadius, height: cornerRadius)
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
    }

    /// Makes a rectangle of which some corners are round; they are no rounder than half a side.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        func size(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
        outline.addShape(
            "a rounded rectangle", rect.numbers + [cornerRadii.width, cornerRadii.height]
        ) {
            $0.addRoundedRect(
                rect, corners: (size(.topLeft), size(.topRight), size(.bottomRight), size(.bottomLeft)))
        }
    }

    /// Makes a part of a circle; `clockwise` is as it looks in a view.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Makes a path of another one.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// The path without how it would be drawn; a copy.
    open var cgPath: CGPath {
        get { outline.asPath }
        set { outline = PathOutline(newValue) }
    }

    // MARK: Making

    /// Begins a part at a point.
    open func move(to point: CGPoint) { outline.addOrFail(.move(point)) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) { outline.addOrFail(.line(point)) }

    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.addOrFail(.curve(controlPoint1, controlPoint2, to: endPoint))
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.addOrFail(.quad(controlPoint, to: endPoint))
    }

    /// Adds a part of a circle, with a line to its beginning from where the path is.
    ///
    /// - Parameters:
    ///   - startAngle: in radians from the right; `endAngle` likewise.
    ///   - clockwise: as it looks in a view, whose vertical axis points down.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = PathOutline.sweep(from: startAngle, to: endAngle, growing: clockwise)
        outline.addShape("an arc", [center.x, center.y, radius, startAngle, sweep]) {
            $0.addArc(center: center, radius: max(radius, 0), from: startAngle, by: sweep)
        }
    }

    /// Adds a line to where the part began, and ends the part.
    open func close() { outline.addOrFail(.close) }

    /// Takes everything out.
    open func removeAllPoints() { outline = PathOutline() }

    /// Adds all that is in another path.
    open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

    /// The same path, drawn from its end to its beginning.
    open func reversing() -> UIBezierPath {
        let reversed = copied
        reversed.outline = outline.reversed
        return reversed
    }

    /// Puts the path through a transform; one that is not finite is a failure, and the path stays.
    open func apply(_ transform: CGAffineTransform) {
        guard transform.isFinite else {
            PathFailure.notFinite("a transform").recordAsLog()
            return
        }
        outline = outline.applying(transform)
    }

    // MARK: Asking

    /// Whether there is nothing in the path.
    open var isEmpty: Bool { outline.isEmpty }

    /// The smallest rectangle around the line itself; null for an empty path.
    open var bounds: CGRect { outline.bounds }

    /// Where the last element ended; zero for an empty path.
    open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Whether a point is inside, by the rule of ``usesEvenOddFillRule``; open parts count as closed.
    open func contains(_ point: CGPoint) -> Bool {
        outline.contains(point, evenOdd: usesEvenOddFillRule)
    }

    // MARK: Drawing

    /// How wide the line is, in points.
    open var lineWidth: CGFloat = 1 {
        didSet { lineWidth = lineWidth.finite(or: oldValue, "lineWidth", of: "\(type(of: self))") }
    }
    /// How the line ends.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// Up to which length corners are points, as a multiple of the line's width.
    open var miterLimit: CGFloat = 10 {
        didSet { miterLimit = miterLimit.finite(or: oldValue, "miterLimit", of: "\(type(of: self))") }
    }
    /// Whether places count as inside by the even-odd rule and not by winding.
    open var usesEvenOddFillRule = false

    /// A path that is the same, and does not change with this one.
    open func copy(with zone: NSZone? = nil) -> Any { copied }

    private var copied: UIBezierPath {
        let copy = UIBezierPath()
        copy.outline = outline
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    /// Whether `object` is a path of the same elements that would be drawn in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return outline.elements == other.outline.elements && lineWidth == other.lineWidth
            && lineCapStyle == other.lineCapStyle
            && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
            && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    /// A hash of the elements.
    open override var hash: Int { outline.elements.hashValue }

    /// The class and the elements, in the notation of SVG.
    open override var description: String { "UIBezierPath \(outline.text)" }
}
