/// A layer that shows its sublayers several times, each copy transformed, delayed and coloured a bit more.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// How many copies are drawn at most: far beyond any use.
    private static let copyLimit = 10_000

    /// How many times the sublayers are shown, themselves included; 1 unless set.
    open var instanceCount = 1 {
        didSet { if !noteChange() { instanceCount = oldValue } }
    }

    /// The seconds by which each copy's animations are later; 0 unless set. It has no effect here.
    open var instanceDelay: CFTimeInterval = 0 {
        didSet { if !noteChange() { instanceDelay = oldValue } }
    }

    /// The transform of each copy relative to the one before, about the layer's anchor point.
    ///
    /// One that leaves the layer's plane is kept, and copies are drawn without it.
    open var instanceTransform = CATransform3DIdentity {
        didSet { if !noteChange() { instanceTransform = oldValue } }
    }

    /// Whether sublayers keep their depth; not unless set. It has no effect here.
    open var preservesDepth = false {
        didSet { if !noteChange() { preservesDepth = oldValue } }
    }

    /// The colour that the first copy is multiplied by; white if `nil`. It has no effect here.
    open var instanceColor: CGColor? {
        didSet { if !noteChange() { instanceColor = oldValue } }
    }

    /// What is added to the red of each copy; 0 unless set. It has no effect here.
    open var instanceRedOffset: Float = 0 {
        didSet { if !noteChange() { instanceRedOffset = oldValue } }
    }

    /// What is added to the green of each copy; 0 unless set. It has no effect here.
    open var instanceGreenOffset: Float = 0 {
        didSet { if !noteChange() { instanceGreenOffset = oldValue } }
    }

    /// What is added to the blue of each copy; 0 unless set. It has no effect here.
    open var instanceBlueOffset: Float = 0 {
        didSet { if !noteChange() { instanceBlueOffset = oldValue } }
    }

    /// What is added to the opacity of each copy; 0 unless set. It has no effect here.
    open var instanceAlphaOffset: Float = 0 {
        didSet { if !noteChange() { instanceAlphaOffset = oldValue } }
    }

    override var copiesOfSublayers: [CGAffineTransform] {
        let isFlat = CATransform3DIsAffine(instanceTransform)
        let step = isFlat ? CATransform3DGetAffineTransform(instanceTransform) : .identity
        let copies = sequence(first: CGAffineTransform.identity) { step.concatenating($0) }
        return Array(copies.prefix(max(0, min(instanceCount, Self.copyLimit))))
    }

    override func takeOver(from layer: CALayer) {
        guard let layer = layer as? CAReplicatorLayer else { return }
        (instanceCount, instanceDelay) = (layer.instanceCount, layer.instanceDelay)
        (instanceTransform, preservesDepth) = (layer.instanceTransform, layer.preservesDepth)
        (instanceColor, instanceAlphaOffset) = (layer.instanceColor, layer.instanceAlphaOffset)
        (instanceRedOffset, instanceGreenOffset) = (layer.instanceRedOffset, layer.instanceGreenOffset)
        instanceBlueOffset = layer.instanceBlueOffset
    }
}
