import Foundation

/// A copy of a layer's sublayers, about the layer's anchor point.
struct LayerCopy {
    var transform = CGAffineTransform.identity
}
