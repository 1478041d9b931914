import Foundation

/// The pixels of an image, without scale and orientation.
public final class CGImage: Sendable {
    let pixels: PixelGrid
    /// What it was drawn with, and the pixels per point of that.
    let drawn: (list: DisplayList, scale: CGFloat)?

    init(_ pixels: PixelGrid, drawn: (list: DisplayList, scale: CGFloat)? = nil) {
        self.pixels = pixels
        self.drawn = drawn
    }

    /// The width in pixels.
    public var width: Int { pixels.width }

    /// The height in pixels.
    public var height: Int { pixels.height }

    /// The bits of a colour component of a pixel: 8.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The bytes of a row of pixels.
    public var bytesPerRow: Int { width.multipliedReportingOverflow(by: 4).partialValue }

    /// Returns the pixels in a rectangle, limited to the image; `nil` if there are none.
    ///
    /// - Parameter rect: in pixels, from the top left; made larger to whole ones.
    /// - Complexity: O(*n*) in the pixels that are returned.
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        guard !rect.isNull, rect.isFinite else { return nil }
        let part = rect.standardized.integral.intersection(all)
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        return CGImage(
            pixels.part(
                x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)),
            drawn: drawn.map { drawn in
                let move = CGAffineTransform(
                    translationX: -part.minX / drawn.scale, y: -part.minY / drawn.scale)
                let clip = part.applying(CGAffineTransform(scaleX: 1 / drawn.scale, y: 1 / drawn.scale))
                return (drawn.list.placed(move, clip: clip), drawn.scale)
            })
    }

    /// What it was drawn with, in points of a scale.
    func drawing(scale: CGFloat) -> DisplayList? {
        guard let drawn else { return nil }
        let factor = drawn.scale / scale
        return factor == 1 ? drawn.list : drawn.list.placed(CGAffineTransform(scaleX: factor, y: factor))
    }
}

extension UIImage {
    /// The image's pixels; `nil` for one that was made by a name without a file, which has none.
    ///
    /// Those of a JPEG or GIF file, and of a drawing in an asset catalogue, have their number, and are taken to be
    /// transparent.
    public var cgImage: CGImage? {
        guard pixels.width > 0, pixels.height > 0 else { return nil }
        return CGImage(pixels, drawn: attributes.drawing.map { ($0, scale) })
    }

    /// Makes an image of scale 1 from pixels.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Makes an image from pixels.
    ///
    /// - Parameters:
    ///   - scale: pixels per point; a number that is not finite or not above zero counts as 1.
    ///   - orientation: of the image relative to its pixels; rotated by 90 degrees, its width is their height.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = Self.usable(scale)
        let (width, height) =
            orientation.isRotated ? (cgImage.height, cgImage.width) : (cgImage.width, cgImage.height)
        var attributes = Attributes(
            size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale)
        attributes.orientation = orientation
        attributes.drawing = cgImage.drawing(scale: scale)
        self.init(attributes, cgImage.pixels)
    }
}
