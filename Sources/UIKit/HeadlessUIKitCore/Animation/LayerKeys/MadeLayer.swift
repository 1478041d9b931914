/// Makes layers by their class alone, as ``MadeObject`` does.
@_spi(Made) @preconcurrency @MainActor
open class MadeLayer: CALayer {
    /// Its place in the table of methods is the one that is called.
    public required override init() {
        super.init()
    }

    /// Its place in the table of methods is the one that is called.
    public required override init(layer: Any) {
        super.init(layer: layer)
    }

    /// Takes no part in it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @inline(never)
    static func make(_ type: CALayer.Type) -> CALayer {
        unsafeBitCast(type, to: MadeLayer.Type.self).init()
    }

    static func snapshot<Layer: CALayer>(of layer: Layer) -> Layer {
        unsafeDowncast(make(type(of: layer), layer), to: Layer.self)
    }

    @inline(never)
    private static func make(_ type: CALayer.Type, _ layer: CALayer) -> CALayer {
        unsafeBitCast(type, to: MadeLayer.Type.self).init(layer: layer)
    }
}
