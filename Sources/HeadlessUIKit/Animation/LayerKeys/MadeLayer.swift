import Foundation

/// Makes layers by their class alone, as ``MadeObject`` does.
class MadeLayer: CALayer {
    required override init() {
        super.init()
    }

    required override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @inline(never)
    static func make(_ type: CALayer.Type) -> CALayer {
        unsafeBitCast(type, to: MadeLayer.Type.self).init()
    }

    /// Makes a layer with `init(layer:)`, of the other layer's class.
    static func snapshot<Layer: CALayer>(of layer: Layer) -> Layer {
        unsafeDowncast(make(type(of: layer), layer), to: Layer.self)
    }

    @inline(never)
    private static func make(_ type: CALayer.Type, _ layer: CALayer) -> CALayer {
        unsafeBitCast(type, to: MadeLayer.Type.self).init(layer: layer)
    }
}
