import Foundation

/// An image: its size in points, and its pixels.
///
/// An image is made from pixels, from one colour, by a name or from a file, so that tests can check which one is shown, or
/// it is drawn, and has a ``drawing``. Images with the same content are equal, however often they were made.
public final class UIImage: NSObject, Sendable {
    let attributes: Attributes
    let pixels: PixelGrid
    /// A name for tests, which users never hear; images made from this one do not have it.
    @MainActor public var accessibilityIdentifier: String?

    init(_ attributes: Attributes, _ pixels: PixelGrid) {
        self.attributes = attributes
        self.pixels = pixels
        super.init()
    }

    /// The size in points, in the image's orientation.
    public var size: CGSize { attributes.size }
    /// Pixels per point.
    public var scale: CGFloat { attributes.scale }
    /// Whether the image is drawn in its own colours or as a template in the tint colour.
    public var renderingMode: RenderingMode { attributes.renderingMode }

    func with(_ change: (inout Attributes) -> Void) -> UIImage {
        var changed = attributes
        change(&changed)
        return UIImage(changed, pixels)
    }

    /// Makes an image without pixels, of size zero.
    public override convenience init() {
        self.init(Attributes(size: .zero), .none)
    }

    /// Makes an image from its pixels, without a ``CGImage``.
    ///
    /// - Parameters:
    ///   - rgba: four bytes for each pixel: red, green, blue and opacity, not premultiplied. Rows run from
    ///     top to bottom, and the pixels in them from left to right.
    ///   - scale: pixels per point; a number that is not finite or not above zero counts as 1.
    ///   - orientation: of the image relative to its pixels; rotated by 90 degrees, its width is their height.
    /// - Returns: `nil` if the number of bytes is not four times the width times the height, or one of these
    ///   is negative.
    public convenience init?(
        rgba: [UInt8], width: Int, height: Int, scale: CGFloat = 1, orientation: Orientation = .up
    ) {
        guard let pixels = PixelGrid(rgba: rgba, width: width, height: height) else { return nil }
        let scale = Self.usable(scale)
        let (across, down) = orientation.isRotated ? (height, width) : (width, height)
        var attributes = Attributes(
            size: CGSize(width: CGFloat(across) / scale, height: CGFloat(down) / scale), scale: scale)
        attributes.orientation = orientation
        self.init(attributes, pixels)
    }

    /// Makes a rectangle of one colour; costs the same for any size.
    ///
    /// - Parameters:
    ///   - color: its components are rounded to the 256 steps of a byte.
    ///   - size: in points; a side that is not a finite number above zero counts as zero. A part of a pixel
    ///     at the edge is a whole pixel.
    ///   - scale: pixels per point; a number that is not finite or not above zero counts as 1.
    public convenience init(color: UIColor, size: CGSize, scale: CGFloat = 1) {
        let size = CGSize(width: Self.usable(side: size.width), height: Self.usable(side: size.height))
        let scale = Self.usable(scale)
        let pixels = PixelGrid(
            color: color, width: PixelGrid.count(size.width * scale),
            height: PixelGrid.count(size.height * scale))
        self.init(Attributes(size: size, scale: scale), pixels)
    }

    /// Whether both images have the same size in pixels, and equal pixels.
    ///
    /// Scale and rendering mode do not matter, nor whether the pixels were given one by one or as one colour.
    ///
    /// - Complexity: O(*n*) in the number of pixels; O(1) if both images are of one colour.
    package func hasSamePixels(as other: UIImage) -> Bool {
        pixels.isSame(as: other.pixels) && drawingBesidesPixels == other.drawingBesidesPixels
    }

    /// The name that the image was made with, if any.
    package var pictureName: String? { attributes.name ?? attributes.symbolName }

    /// Whether both show the same content in the same size: equal pixels, or the same name.
    ///
    /// - Complexity: as ``hasSamePixels(as:)``.
    package func showsSame(as other: UIImage) -> Bool {
        self === other
            || size == other.size && attributes.name == other.attributes.name
                && symbolName == other.symbolName && hasSamePixels(as: other)
    }

    /// Whether `object` is an image with equal pixels or the same name, and equal attributes.
    ///
    /// Apple documents that images are compared by this method, and that it compares their content.
    ///
    /// - Complexity: O(*n*) in the number of pixels; O(1) if both images are of one colour or have a name.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || attributes == other.attributes && hasSamePixels(as: other)
    }

    /// A hash of the size and the name.
    public override var hash: Int { Hasher.hash(of: size.width, size.height, attributes.name, symbolName) }

    /// The bytes of the pixels as they are seen; `nil` for an image without pixels, or with pixels that are not read.
    var uprightPixels: [UInt8]? {
        pixels.isKnown ? pixels.upright(attributes.orientation) : nil
    }

    package var isOpaque: Bool { pixels.isOpaque }

    /// The size in points and, unless it is 1, the scale: `UIImage 24×24 @2x`; the name if it has one.
    public override var description: String {
        if let name = pictureName { return "UIImage \"\(name)\" \(size.shortText)" }
        return "UIImage \(size.shortText)\(scale == 1 ? "" : " @\(scale.shortText)x")"
    }

    static func usable(_ scale: CGFloat) -> CGFloat {
        scale.isFinite && scale > 0 ? scale : 1
    }

    private static func usable(side: CGFloat) -> CGFloat {
        side.isFinite && side > 0 ? side : 0
    }
}
