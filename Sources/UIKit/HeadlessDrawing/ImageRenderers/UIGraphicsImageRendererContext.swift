import Foundation

/// What the closure of an image's renderer draws in.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, bounds: CGRect) {
        (imageFormat, self.bounds) = (format, bounds)
        super.init(context, format)
    }

    /// The format of the image.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    /// What was drawn so far.
    open var currentImage: UIImage {
        UIImage(
            drawing: cgContext.drawing.moved(from: bounds.origin), size: bounds.size,
            scale: imageFormat.usedScale, isOpaque: imageFormat.opaque)
    }
}
