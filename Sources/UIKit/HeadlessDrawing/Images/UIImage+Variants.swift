import Foundation

extension UIImage {
    /// Returns the same image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The orientation of the image relative to its pixels.
    public var imageOrientation: Orientation { attributes.orientation }

    /// Returns the same image mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// Returns the same image, to be mirrored where it is shown in a view that is read from the right.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    /// Whether the image is mirrored in views that are read from the right; `true` for symbols such as
    /// `chevron.forward`, which mean a direction of reading.
    public var flipsForRightToLeftLayoutDirection: Bool {
        if attributes.flipsForRightToLeft { return true }
        guard let parts = symbolName?.split(separator: ".") else { return false }
        return parts.contains("forward") || parts.contains("backward")
    }

    /// The insets of the alignment rectangle from the edges, in points.
    public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

    /// Returns the same image with other alignment insets; distances that are not finite count as 0.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets.usable }
    }

    /// The insets of the part that is tiled or stretched from the edges, in points.
    public var capInsets: UIEdgeInsets { attributes.capInsets }

    /// Whether the part inside the caps is tiled or stretched.
    public var resizingMode: ResizingMode { attributes.resizingMode }

    /// Returns the same image as a resizable one; distances that are not finite count as 0.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
    ) -> UIImage {
        with {
            $0.capInsets = capInsets.usable
            $0.resizingMode = resizingMode
        }
    }

    /// Returns the same image with a tint colour for template rendering.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// Returns the same image with a tint colour and another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    package var tintColor: UIColor? { attributes.tint ?? symbolConfiguration?.colors?.leading }

    /// Whether the image is a template unless its place says otherwise, as symbols are.
    package var isStencil: Bool {
        switch renderingMode {
        case .automatic: isSymbolImage
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        }
    }
}

extension UIEdgeInsets {
    /// The insets, with 0 for distances that are not finite.
    fileprivate var usable: UIEdgeInsets {
        func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return UIEdgeInsets(
            top: usable(top), left: usable(left), bottom: usable(bottom), right: usable(right))
    }
}
