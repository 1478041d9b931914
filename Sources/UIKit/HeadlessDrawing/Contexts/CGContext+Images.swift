import Foundation

extension CGContext {
    /// How many times an image is repeated at most: far beyond any screen.
    private static let tileLimit = 10_000

    /// Draws an image into a rectangle, or repeats it from there over everything that is not clipped away.
    ///
    /// As in Core Graphics, the image's vertical axis points up: in a view, whose axis points down, it is upside down.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard areFinite(rect.numbers, "draw(_:in:)") else { return }
        let image = UIImage(cgImage: image, scale: 1, orientation: .downMirrored)
        if byTiling {
            tile(image, from: rect.standardized)
        } else {
            draw(image, in: rect.standardized)
        }
    }

    /// Records an image as it is seen.
    package func draw(_ image: UIImage, in rect: CGRect, _ effects: DisplayList.Effects? = nil) {
        record(.image(image, in: rect, effects ?? state.effects))
    }

    /// Repeats an image over everything that is not clipped away, from a rectangle on.
    func tile(_ image: UIImage, from rect: CGRect) {
        let whole = boundingBoxOfClipPath
        guard !whole.isNull, whole.isFinite, rect.width > 0, rect.height > 0 else { return }
        let columns = ((whole.minX - rect.minX) / rect.width).rounded(.down)
        let rows = ((whole.minY - rect.minY) / rect.height).rounded(.down)
        var tile = rect.offsetBy(dx: columns * rect.width, dy: rows * rect.height)
        let left = tile.minX
        var count = 0
        while tile.minY < whole.maxY, count < Self.tileLimit {
            draw(image, in: tile)
            count += 1
            tile.origin.x += rect.width
            if tile.minX >= whole.maxX { tile.origin = CGPoint(x: left, y: tile.minY + rect.height) }
        }
    }

    // MARK: Gradients

    /// Draws a gradient along a line.
    ///
    /// - Parameter options: whether the colours fill what is before the start and behind the end.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        record(
            "drawLinearGradient(_:start:end:options:)",
            [startPoint.x, startPoint.y, endPoint.x, endPoint.y],
            .linearGradient(gradient.drawn(options), from: startPoint, to: endPoint, state.effects))
    }

    /// Draws a gradient between two circles.
    ///
    /// - Parameter options: whether the colours fill what is before the start and behind the end.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        record(
            "drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)",
            [startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius],
            .radialGradient(
                gradient.drawn(options),
                from: DisplayList.Circle(center: startCenter, radius: max(0, startRadius)),
                to: DisplayList.Circle(center: endCenter, radius: max(0, endRadius)), state.effects))
    }
}

extension CGGradient {
    fileprivate func drawn(_ options: CGGradientDrawingOptions) -> DisplayList.Gradient {
        DisplayList.Gradient(
            stops: stops, extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
            extendsAfterEnd: options.contains(.drawsAfterEndLocation))
    }
}
