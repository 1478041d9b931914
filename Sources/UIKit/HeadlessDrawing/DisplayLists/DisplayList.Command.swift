import Foundation

extension DisplayList {
    /// A drawing command. Points and lengths are in the coordinates that the transforms before it make.
    public enum Command: Hashable, Sendable {
        /// Saves transform and clip until the next `restore`.
        case save
        /// Restores transform and clip.
        case restore
        /// Transforms the coordinates of what follows.
        case transform(CGAffineTransform)
        /// Limits what follows to the inside of a path.
        case clip(Path, evenOdd: Bool)
        /// Limits what follows to the opacity of an image in a rectangle.
        case mask(UIImage, in: CGRect)
        /// Fills a path.
        case fill(Path, color: UIColor, evenOdd: Bool, Effects)
        /// Draws a line along a path.
        case stroke(Path, color: UIColor, Line, Effects)
        /// Draws the shadow of a path without the path.
        case shadow(Path, Shadow)
        /// Makes a rectangle transparent.
        case clear(CGRect)
        /// Draws a line of text in one font.
        case text(Text, Effects)
        /// Draws an image in a rectangle.
        case image(UIImage, in: CGRect, Effects)
        /// Draws a gradient along a line.
        case linearGradient(Gradient, from: CGPoint, to: CGPoint, Effects)
        /// Draws a gradient between two circles.
        case radialGradient(Gradient, from: Circle, to: Circle, Effects)
        /// Draws what follows into a layer, which the effects then apply to as a whole; limited to a rectangle if given.
        case beginLayer(CGRect?, Effects)
        /// Draws the layer.
        case endLayer
    }
}

extension DisplayList.Command {
    var draws: Bool {
        switch self {
        case .save, .restore, .transform, .clip, .mask, .beginLayer, .endLayer: false
        case .fill, .stroke, .shadow, .clear, .text, .image, .linearGradient, .radialGradient: true
        }
    }

    var opens: Bool {
        switch self {
        case .save, .beginLayer: true
        default: false
        }
    }

    var closes: Bool {
        switch self {
        case .restore, .endLayer: true
        default: false
        }
    }
}
