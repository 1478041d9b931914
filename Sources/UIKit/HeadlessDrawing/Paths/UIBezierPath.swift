import Foundation

/// A path of straight lines and curves for views, with its drawing attributes.
///
/// It answers geometric queries, and draws itself into the current context.
///
/// ```swift
/// let path = UIBezierPath(roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
///     cornerRadii: CGSize(width: 12, height: 12))
/// path.contains(CGPoint(x: 1, y: 1))  // false
/// ```
///
/// A point or a number that is not finite is a warning, in a strict test a failure, as are a line or a curve in a path
/// without a current point; they are not added.
open class UIBezierPath: NSObject, NSCopying, PropertyCopying {
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

    /// Makes the largest ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        outline.addShape("an ellipse", rect.numbers) { $0.addEllipse(in: rect) }
    }

    /// Makes a rounded rectangle; the corners are limited to half a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radii = CGSize(width: cornerRadius, height: cornerRadius)
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
    }

    /// Makes a rectangle with some rounded corners, limited to half a side.
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

    /// Makes an arc of a circle; `clockwise` is as seen in a view.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Makes a path from a `CGPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// A copy of the path without its drawing attributes.
    open var cgPath: CGPath {
        get { outline.asPath }
        set { outline = PathOutline(newValue) }
    }

    // MARK: Building

    /// Begins a subpath at a point.
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

    /// Adds an arc of a circle, with a line from the current point to its beginning.
    ///
    /// - Parameters:
    ///   - startAngle: in radians from the right; `endAngle` likewise.
    ///   - clockwise: as seen in a view, whose vertical axis points down.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = PathOutline.sweep(from: startAngle, to: endAngle, growing: clockwise)
        outline.addShape("an arc", [center.x, center.y, radius, startAngle, sweep]) {
            $0.addArc(center: center, radius: max(radius, 0), from: startAngle, by: sweep)
        }
    }

    /// Adds a line to the beginning of the subpath, and ends the subpath.
    open func close() { outline.addOrFail(.close) }

    /// Removes all elements.
    open func removeAllPoints() { outline = PathOutline() }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

    /// Returns the same path in the opposite direction.
    open func reversing() -> UIBezierPath {
        let reversed = copied
        reversed.outline = outline.reversed
        return reversed
    }

    /// Transforms the path; one that is not finite is a warning, in a strict test a failure, and changes nothing.
    open func apply(_ transform: CGAffineTransform) {
        guard transform.isFinite else {
            PathFailure.notFinite("a transform").recordAsLog()
            return
        }
        outline = outline.applying(transform)
    }

    // MARK: Queries

    /// Whether the path has no elements.
    open var isEmpty: Bool { outline.isEmpty }

    /// The smallest rectangle around the path itself; null for an empty path.
    open var bounds: CGRect { outline.bounds }

    /// The end of the last element; zero for an empty path.
    open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Whether a point is inside, by the rule of ``usesEvenOddFillRule``; open subpaths count as closed.
    open func contains(_ point: CGPoint) -> Bool {
        outline.contains(point, evenOdd: usesEvenOddFillRule)
    }

    // MARK: Drawing

    /// The line's width, in points.
    open var lineWidth: CGFloat = 1 {
        didSet { lineWidth = lineWidth.finite(or: oldValue, "lineWidth", of: "\(type(of: self))") }
    }
    /// The shape of the line's ends.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the line's corners.
    open var lineJoinStyle = CGLineJoin.miter
    /// The length up to which corners are sharp, as a multiple of the line's width.
    open var miterLimit: CGFloat = 10 {
        didSet { miterLimit = miterLimit.finite(or: oldValue, "miterLimit", of: "\(type(of: self))") }
    }
    /// Whether the even-odd rule determines what is inside; otherwise the winding rule does.
    open var usesEvenOddFillRule = false

    final var dash = (lengths: [CGFloat](), phase: CGFloat(0))
    /// How far lines may be from a curve, in pixels. It has no effect here.
    open var flatness: CGFloat = 0.6

    /// Sets the lengths of dashes and gaps of the line, in points; a solid line without any.
    ///
    /// Lengths that are not finite are a warning, in a strict test a failure, and change nothing.
    ///
    /// - Parameter pattern: the lengths, a dash first.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { pattern in (0..<max(0, count)).map { pattern[$0] } } ?? []
        guard let bad = (lengths + [phase]).first(where: { !$0.isFinite }) else {
            dash = (lengths, phase)
            return
        }
        GraphicsFailure.notFinite("setLineDash(_:count:phase:)", bad.shortText).recordAsLog()
    }

    /// Reads the lengths of dashes and gaps, their number, and where in the pattern the line begins.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    /// Fills the path in the current context, in its fill colour.
    open func fill() { draw(for: "UIBezierPath.fill()") { $0.fill($1, evenOdd: usesEvenOddFillRule) } }

    /// Fills the path in the current context, with a blend mode and an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(for: "UIBezierPath.fill(with:alpha:)", blendMode, alpha: alpha) {
            $0.fill($1, evenOdd: usesEvenOddFillRule)
        }
    }

    /// Draws a line along the path in the current context, in its stroke colour.
    open func stroke() { draw(for: "UIBezierPath.stroke()") { $0.stroke($1, line) } }

    /// Draws a line along the path, with a blend mode and an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(for: "UIBezierPath.stroke(with:alpha:)", blendMode, alpha: alpha) { $0.stroke($1, line) }
    }

    /// Limits what follows in the current context to the inside of the path.
    open func addClip() {
        guard let context = ContextStack.context(for: "UIBezierPath.addClip()"), !isEmpty else { return }
        context.clip(DisplayList.Path(outline), evenOdd: usesEvenOddFillRule)
    }

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any { copied }

    private var copied: UIBezierPath {
        let copy = UIBezierPath()
        copy.outline = outline
        copy.take(
            \.lineWidth, \.lineCapStyle, \.lineJoinStyle, \.miterLimit, \.usesEvenOddFillRule, \.flatness,
            of: self)
        copy.dash = dash
        return copy
    }

    /// Whether `object` is a path with equal elements and drawing attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return outline.elements == other.outline.elements
            && shares(
                \.lineWidth, \.lineCapStyle, \.lineJoinStyle, \.miterLimit, \.usesEvenOddFillRule, with: other
            ) && dash == other.dash
    }

    /// A hash of the elements.
    open override var hash: Int { outline.elements.hashValue }

    /// The class and the elements, in the notation of SVG.
    open override var description: String { "UIBezierPath \(outline.text)" }
}
