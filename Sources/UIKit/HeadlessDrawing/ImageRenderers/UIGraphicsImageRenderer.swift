import Foundation

/// Draws images: each is a value with what was drawn, ``UIImage/drawing``.
///
/// ```swift
/// let badge = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///     UIColor.red.setFill()
///     UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
///     ("3" as NSString).draw(at: CGPoint(x: 6, y: 2), withAttributes: [.foregroundColor: UIColor.white])
/// }
/// badge.drawing?.texts  // ["3"]
/// ```
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat

    /// Makes a renderer of images of a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds: bounds, format: format)
    }

    /// Makes a renderer of images of a rectangle, with a format of the device's values.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Makes a renderer of images of a size in points, with a format of the device's values.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// Makes a renderer of images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The format of the images.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    /// Draws an image.
    ///
    /// - Parameter actions: draws it; its context is the current one.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(
            CGContext(bounds: drawnBounds, scale: imageFormat.usedScale), imageFormat, bounds: drawnBounds)
        ContextStack.with(context.cgContext) { actions(context) }
        return context.currentImage
    }

    /// Draws an image, and returns it as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Draws an image, and returns it as a JPEG file.
    ///
    /// - Parameter compressionQuality: from 0 to 1; it makes no difference.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
