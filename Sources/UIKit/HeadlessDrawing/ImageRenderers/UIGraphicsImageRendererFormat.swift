import Foundation

/// The format of images that a renderer draws.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The range of colours.
    public enum Range: Int, Hashable, Sendable {
        /// Not specified.
        case unspecified = -1
        /// As the screen has it.
        case automatic
        /// Also colours outside of sRGB.
        case extended
        /// sRGB.
        case standard
    }

    /// Makes a format with the device's values.
    public required init() {
        super.init()
    }

    /// Makes a format for traits: their display scale, or the device's.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Pixels per point; those of the screen unless set. A number that is not finite is a failure, and 0 is the screen's.
    open var scale: CGFloat = UITraitCollection.device.displayScale {
        didSet { scale.keepFinite(or: oldValue, "scale", of: "\(type(of: self))") }
    }

    /// Whether the image is black at first, and otherwise transparent.
    open var opaque = false

    /// The range of colours. It has no effect here.
    open var preferredRange = Range.automatic

    /// Whether colours outside of sRGB are kept. It has no effect here.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    final var usedScale: CGFloat { scale > 0 ? scale : UITraitCollection.device.displayScale }
}
