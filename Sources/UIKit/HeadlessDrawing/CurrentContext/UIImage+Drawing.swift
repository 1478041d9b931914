import Foundation

extension UIImage {
    /// What the image was drawn with; `nil` for an image that was not drawn, but made of a file, a name or pixels.
    ///
    /// ```swift
    /// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
    ///     UIColor.red.setFill()
    ///     context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    /// }
    /// dot.drawing?.commands.count  // 1
    /// ```
    ///
    /// Such an image has pixels only as far as they are all of one colour; otherwise they are transparent.
    public var drawing: DisplayList? { attributes.drawing }

    package convenience init(drawing: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) {
        var attributes = Attributes(size: size, scale: scale)
        attributes.drawing = drawing
        let plain = drawing.plainColor(in: CGRect(origin: .zero, size: size))
        let color = plain ?? (isOpaque ? .black : .clear)
        self.init(
            attributes,
            PixelGrid(
                color: color, width: PixelGrid.count(size.width * scale),
                height: PixelGrid.count(size.height * scale)))
    }

    /// What was drawn and is not in the pixels.
    var drawingBesidesPixels: DisplayList? {
        guard let drawing, drawing.plainColor(in: CGRect(origin: .zero, size: size)) == nil else {
            return nil
        }
        return drawing.isEmpty ? nil : drawing
    }

    /// Draws the image in its size, with its upper left corner at a point of the current context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image in its size, with a blend mode and an opacity.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into a rectangle of the current context, scaled to it.
    public func draw(in rect: CGRect) {
        ContextStack.context(for: "UIImage.draw(in:)", rect.numbers)?.draw(self, in: rect.standardized)
    }

    /// Draws the image into a rectangle, with a blend mode and an opacity.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        let call = "UIImage.draw(in:blendMode:alpha:)"
        guard let context = ContextStack.context(for: call, rect.numbers + [alpha]) else { return }
        context.with(blendMode, alpha: alpha) { context.draw(self, in: rect.standardized) }
    }

    /// Repeats the image from the corner of a rectangle until that is filled.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = ContextStack.context(for: "UIImage.drawAsPattern(in:)", rect.numbers) else {
            return
        }
        context.saveGState()
        context.clip(to: rect)
        context.tile(self, from: CGRect(origin: rect.standardized.origin, size: size))
        context.restoreGState()
    }
}
