import Foundation

/// What `saveGState` saves.
package struct GraphicsState {
    package var fillColor = UIColor.black
    package var strokeColor = UIColor.black
    var line = DisplayList.Line()
    package var effects = DisplayList.Effects()
    /// From the coordinates in which code draws to those of the whole drawing.
    var transform = CGAffineTransform.identity
    /// The smallest rectangle around what is not clipped away, in the coordinates of the whole drawing.
    var clip: CGRect
    var interpolationQuality = CGInterpolationQuality.default

    /// The state to return to, and what ends it.
    struct Saved {
        var state: GraphicsState
        var isLayer: Bool
    }
}
