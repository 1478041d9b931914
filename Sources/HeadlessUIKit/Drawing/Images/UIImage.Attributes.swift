import Foundation

extension UIImage {
    /// All that an image has beside its pixels.
    struct Attributes: Equatable, Sendable {
        var size: CGSize
        var scale: CGFloat = 1
        var renderingMode = RenderingMode.automatic
        var orientation = Orientation.up
        var alignmentRectInsets = UIEdgeInsets.zero
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var tint: UIColor?
        /// The name in the application's catalogue.
        var name: String?
        var symbolName: String?
        var symbolConfiguration: SymbolConfiguration?
    }

    /// How a picture lies in its pixels.
    public enum Orientation: Int, Hashable, Sendable {
        /// As they are.
        case up
        /// Turned half around.
        case down
        /// Turned to the left by a quarter.
        case left
        /// Turned to the right by a quarter.
        case right
        /// Mirrored from left to right.
        case upMirrored
        /// Mirrored from top to bottom.
        case downMirrored
        /// Mirrored, and turned to the left by a quarter.
        case leftMirrored
        /// Mirrored, and turned to the right by a quarter.
        case rightMirrored

        /// Whether what is wide in the pixels is high in the picture.
        var isTurned: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }

        /// The same, and mirrored from left to right.
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

    /// How a picture fills more room than it has.
    public enum ResizingMode: Int, Hashable, Sendable {
        /// Again and again.
        case tile
        /// Made longer.
        case stretch
    }
}
