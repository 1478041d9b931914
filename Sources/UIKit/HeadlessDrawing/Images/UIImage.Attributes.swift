import Foundation

extension UIImage {
    /// The properties of an image other than its pixels.
    struct Attributes: Equatable, Sendable {
        var size: CGSize
        var scale: CGFloat = 1
        var renderingMode = RenderingMode.automatic
        var orientation = Orientation.up
        var alignmentRectInsets = UIEdgeInsets.zero
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var tint: UIColor?
        var flipsForRightToLeft = false
        var name: String?
        var symbolName: String?
        var symbolConfiguration: SymbolConfiguration?
        /// What it was drawn with, in points.
        var drawing: DisplayList?
        /// The frames, if it is animated.
        var animation: Animation?
    }

    /// The frames of an animated image, and the seconds that they take together.
    struct Animation: Equatable, Sendable {
        let images: [UIImage]
        let duration: TimeInterval
    }

    /// The orientation of an image relative to its pixels.
    public enum Orientation: Int, Hashable, Sendable {
        /// Unchanged.
        case up
        /// Rotated by 180 degrees.
        case down
        /// Rotated by 90 degrees counter-clockwise.
        case left
        /// Rotated by 90 degrees clockwise.
        case right
        /// Mirrored horizontally.
        case upMirrored
        /// Mirrored vertically.
        case downMirrored
        /// Mirrored, and rotated by 90 degrees counter-clockwise.
        case leftMirrored
        /// Mirrored, and rotated by 90 degrees clockwise.
        case rightMirrored

        var isRotated: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }

        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .rightMirrored
            case .right: .leftMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .right
            case .rightMirrored: .left
            }
        }
    }

    /// How a resizable image fills a larger area.
    public enum ResizingMode: Int, Hashable, Sendable {
        /// Repeated.
        case tile
        /// Stretched.
        case stretch
    }
}
