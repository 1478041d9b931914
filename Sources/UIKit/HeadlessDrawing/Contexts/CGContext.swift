import Foundation

/// A drawing destination, which records what is drawn as a ``DisplayList``.
///
/// ```swift
/// override func draw(_ rect: CGRect) {
///     guard let context = UIGraphicsGetCurrentContext() else { return }
///     context.setStrokeColor(UIColor.red.cgColor)
///     context.move(to: .zero)
///     context.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///     context.strokePath()
/// }
/// ```
///
/// As with Core Graphics, what cannot be drawn is logged and ignored: here that is a warning, in a strict test a failure.
public final class CGContext {
    let size: CGSize
    package let scale: CGFloat
    /// Whether code that draws has the origin at the upper left, as in views, or at the lower left.
    let isFlipped: Bool
    private(set) var list = DisplayList()
    package var state: GraphicsState
    private var saved: [GraphicsState.Saved] = []
    /// The path under construction, in the coordinates in which code draws now.
    private(set) var building = CGMutablePath()
    /// Where text is drawn that is shown without a position. It has no effect here.
    public var textPosition = CGPoint.zero
    /// The transform of text. It has no effect here.
    public var textMatrix = CGAffineTransform.identity
    private let space: CGColorSpace?
    private let info: CGBitmapInfo

    /// Makes a context to draw in.
    package init(
        bounds: CGRect, scale: CGFloat, isFlipped: Bool = true, space: CGColorSpace? = nil,
        info: CGBitmapInfo = []
    ) {
        (size, self.scale, self.isFlipped) = (bounds.size, scale, isFlipped)
        (self.space, self.info) = (space, info)
        state = GraphicsState(clip: bounds)
    }

    /// Makes a context of a bitmap, with the origin at the lower left; `nil` for a side that is not above zero.
    ///
    /// The pixels are not drawn: ``makeImage()`` returns an image with a display list. `data` is not written to.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0 else { return nil }
        self.init(
            bounds: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)), scale: 1,
            isFlipped: false, space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
    }

    // MARK: Bitmap

    /// The width in pixels.
    public var width: Int { PixelGrid.count(size.width * scale) }
    /// The height in pixels.
    public var height: Int { PixelGrid.count(size.height * scale) }
    /// The bits of a component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The bytes of a row of pixels.
    public var bytesPerRow: Int { width.multipliedReportingOverflow(by: 4).partialValue }
    /// The space of the colours.
    public var colorSpace: CGColorSpace? { space ?? CGColorSpace(name: CGColorSpace.sRGB) }
    /// How pixels are stored.
    public var bitmapInfo: CGBitmapInfo { info }
    /// Where the opacity of pixels is stored.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .premultipliedLast
    }

    /// Returns what was drawn so far as an image.
    public func makeImage() -> CGImage? {
        let upright = isFlipped ? drawing : drawing.placed(CGAffineTransform(1, 0, 0, -1, 0, size.height))
        return UIImage(drawing: upright, size: size, scale: scale, isOpaque: false).cgImage
    }

    /// Draws what is pending; everything is recorded immediately. It has no effect here.
    public func flush() {}

    /// Marks what is pending to be drawn; everything is recorded immediately. It has no effect here.
    public func synchronize() {}

    // MARK: Recording

    /// What was drawn, with a `restore` for each `save`.
    package var drawing: DisplayList {
        var balanced = list
        for entry in saved.reversed() { balanced.commands.append(entry.isLayer ? .endLayer : .restore) }
        return balanced
    }

    package func record(_ command: DisplayList.Command) {
        list.commands.append(command)
    }

    /// Records `command` if its numbers are finite, and otherwise that `call` does nothing.
    func record(_ call: String, _ numbers: [CGFloat], _ command: @autoclosure () -> DisplayList.Command) {
        if areFinite(numbers, call) { record(command()) }
    }

    /// Whether all numbers are finite; otherwise records that `call` does nothing.
    package func areFinite(_ numbers: [CGFloat], _ call: String) -> Bool {
        guard let bad = numbers.first(where: { !$0.isFinite }) else { return true }
        GraphicsFailure.notFinite(call, bad.shortText).recordAsLog()
        return false
    }

    // MARK: States

    /// Saves transform, clip, colours and all other settings but the path, until ``restoreGState()``.
    public func saveGState() {
        saved.append(.init(state: state, isLayer: false))
        record(.save)
    }

    /// Restores the settings that were saved last; without any it is a warning, in a strict test a failure.
    public func restoreGState() {
        guard saved.last?.isLayer == false else { return GraphicsFailure.nothingToRestore.recordAsLog() }
        restore()
        record(.restore)
    }

    private func restore() {
        guard let last = saved.popLast() else { return }
        movePath(to: last.state.transform)
        state = last.state
    }

    /// Begins a layer: opacity, blend mode and shadow that are set now apply to it as a whole.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        beginLayer(in: nil)
    }

    /// Begins a layer that is limited to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        guard areFinite(rect.numbers, "beginTransparencyLayer(in:auxiliaryInfo:)") else { return }
        beginLayer(in: rect)
    }

    private func beginLayer(in rect: CGRect?) {
        saved.append(.init(state: state, isLayer: true))
        record(.beginLayer(rect, state.effects))
        state.effects = DisplayList.Effects()
    }

    /// Draws the layer that was begun last; without one it is a warning, in a strict test a failure.
    public func endTransparencyLayer() {
        guard saved.last?.isLayer == true else { return GraphicsFailure.noLayerToEnd.recordAsLog() }
        restore()
        record(.endLayer)
    }

    // MARK: Coordinates

    /// The transform from the coordinates in which code draws to the pixels, whose origin is at the lower left.
    public var ctm: CGAffineTransform {
        let base =
            isFlipped
            ? CGAffineTransform(scale, 0, 0, -scale, 0, size.height * scale)
            : CGAffineTransform(scaleX: scale, y: scale)
        return state.transform.concatenating(base)
    }

    /// The same as ``ctm``.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Scales the coordinates.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy), "scaleBy(x:y:)")
    }

    /// Moves the origin of the coordinates.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty), "translateBy(x:y:)")
    }

    /// Rotates the coordinates, by an angle in radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle), "rotate(by:)")
    }

    /// Transforms the coordinates of what follows.
    public func concatenate(_ transform: CGAffineTransform) { concatenate(transform, "concatenate(_:)") }

    private func concatenate(_ transform: CGAffineTransform, _ call: String) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard areFinite(numbers, call) else { return }
        let next = transform.concatenating(state.transform)
        movePath(to: next)
        state.transform = next
        record(.transform(transform))
    }

    /// Keeps the path where it is while the coordinates change.
    private func movePath(to next: CGAffineTransform) {
        guard !building.isEmpty, next != state.transform else { return }
        let determinant = next.a * next.d - next.b * next.c
        guard determinant.isNormal else { return }
        building.outline = building.outline.applying(state.transform.concatenating(next.inverted()))
    }

    // MARK: The path under construction

    /// Removes the path's elements.
    public func beginPath() { building = CGMutablePath() }

    func takePath() -> DisplayList.Path? {
        let outline = building.outline
        building = CGMutablePath()
        return outline.isEmpty ? nil : DisplayList.Path(outline)
    }
}

extension CGAffineTransform {
    init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
}
