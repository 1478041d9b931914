import Foundation

extension CGContext {
    /// Limits what follows to the inside of the path, and begins another path.
    ///
    /// An empty path changes nothing.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard let path = takePath() else { return }
        clip(path, evenOdd: rule == .evenOdd)
    }

    /// Limits what follows to a rectangle.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Limits what follows to several rectangles together.
    public func clip(to rects: [CGRect]) {
        var outline = PathOutline()
        for rect in rects where areFinite(rect.numbers, "clip(to:)") { outline.addRect(rect.standardized) }
        if !outline.isEmpty { clip(DisplayList.Path(outline), evenOdd: false) }
    }

    /// Limits what follows to the opacity of an image, which is drawn into a rectangle.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard areFinite(rect.numbers, "clip(to:mask:)") else { return }
        narrowClip(to: rect.standardized)
        record(.mask(UIImage(cgImage: mask, scale: 1, orientation: .downMirrored), in: rect.standardized))
    }

    /// The smallest rectangle around what is not clipped away.
    public var boundingBoxOfClipPath: CGRect {
        state.clip.isNull ? .null : state.clip.applying(state.transform.inverted())
    }

    package func clip(_ path: DisplayList.Path, evenOdd: Bool) {
        narrowClip(to: path.bounds)
        record(.clip(path, evenOdd: evenOdd))
    }

    private func narrowClip(to rect: CGRect) {
        state.clip = state.clip.intersection(rect.applying(state.transform))
    }

    // MARK: Conversion

    /// Converts a point to pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// Converts a point in pixels to the coordinates in which code draws.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// Converts a rectangle to pixels: returns the smallest rectangle around it.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// Converts a rectangle in pixels: returns the smallest rectangle around it.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// Converts a size to pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
        let matrix = ctm
        return CGSize(
            width: size.width * matrix.a + size.height * matrix.c,
            height: size.width * matrix.b + size.height * matrix.d)
    }
}
