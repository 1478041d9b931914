import Foundation

extension UIImage {
    /// The same picture shown in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// How the picture lies in its pixels.
    public var imageOrientation: Orientation { attributes.orientation }

    /// The same picture mirrored from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// How far the part by which the picture is aligned is from its edges, in points.
    public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

    /// The same picture aligned by another part; distances that are not finite count as 0.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets.usable }
    }

    /// How far the part that is repeated or stretched is from the edges, in points.
    public var capInsets: UIEdgeInsets { attributes.capInsets }

    /// Whether what is within the caps is repeated or stretched.
    public var resizingMode: ResizingMode { attributes.resizingMode }

    /// The same picture, to fill more room than it has; distances that are not finite count as 0.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
    ) -> UIImage {
        with {
            $0.capInsets = capInsets.usable
            $0.resizingMode = resizingMode
        }
    }

    /// The same picture, which is shown in a colour where it is a stencil.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// The same picture shown in another way, and in a colour where it is a stencil.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The colour that was set for where the picture is a stencil.
    package var tintColor: UIColor? { attributes.tint }

    /// Whether only the opacity of the pixels counts where nothing else is asked for: so with symbols.
    package var isStencil: Bool {
        switch renderingMode {
        case .automatic: isSymbolImage
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        }
    }
}

extension UIEdgeInsets {
    /// The distances, 0 for what is not finite.
    fileprivate var usable: UIEdgeInsets {
        func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return UIEdgeInsets(
            top: usable(top), left: usable(left), bottom: usable(bottom), right: usable(right))
    }
}
