import Foundation

/// A layer that shows its sublayers several times, each copy transformed, delayed and coloured a bit more.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    private struct Values {
        var count = 1
        var delay: CFTimeInterval = 0
        var transform = CATransform3DIdentity
        var preservesDepth = false
        var color: CGColor?
        var offsets: [Float] = [0, 0, 0, 0]
    }

    /// How many copies are drawn at most: far beyond any use.
    private static let copyLimit = 10_000

    private var replication = Values()

    /// How many times the sublayers are shown, themselves included; 1 unless set.
    open var instanceCount: Int {
        get { replication.count }
        set { change { _ in replication.count = newValue } }
    }

    /// The seconds by which each copy's animations are later; 0 unless set. It has no effect here.
    open var instanceDelay: CFTimeInterval {
        get { replication.delay }
        set { change { _ in replication.delay = newValue } }
    }

    /// The transform of each copy relative to the one before, about the layer's anchor point.
    ///
    /// One that leaves the layer's plane is kept, and copies are drawn without it.
    open var instanceTransform: CATransform3D {
        get { replication.transform }
        set { change { _ in replication.transform = newValue } }
    }

    /// Whether sublayers keep their depth; not unless set. It has no effect here.
    open var preservesDepth: Bool {
        get { replication.preservesDepth }
        set { change { _ in replication.preservesDepth = newValue } }
    }

    /// The colour that the first copy is multiplied by; white if `nil`. It has no effect here.
    open var instanceColor: CGColor? {
        get { replication.color }
        set { change { _ in replication.color = newValue } }
    }

    /// What is added to the red of each copy; 0 unless set. It has no effect here.
    open var instanceRedOffset: Float {
        get { replication.offsets[0] }
        set { change { _ in replication.offsets[0] = newValue } }
    }

    /// What is added to the green of each copy; 0 unless set. It has no effect here.
    open var instanceGreenOffset: Float {
        get { replication.offsets[1] }
        set { change { _ in replication.offsets[1] = newValue } }
    }

    /// What is added to the blue of each copy; 0 unless set. It has no effect here.
    open var instanceBlueOffset: Float {
        get { replication.offsets[2] }
        set { change { _ in replication.offsets[2] = newValue } }
    }

    /// What is added to the opacity of each copy; 0 unless set. It has no effect here.
    open var instanceAlphaOffset: Float {
        get { replication.offsets[3] }
        set { change { _ in replication.offsets[3] = newValue } }
    }

    override var copiesOfSublayers: [LayerCopy] {
        let isFlat = CATransform3DIsAffine(instanceTransform)
        let step = isFlat ? CATransform3DGetAffineTransform(instanceTransform) : .identity
        var copies: [LayerCopy] = []
        var transform = CGAffineTransform.identity
        for _ in 0..<max(0, min(instanceCount, Self.copyLimit)) {
            copies.append(LayerCopy(transform: transform))
            transform = step.concatenating(transform)
        }
        return copies
    }

    override func takeOver(from layer: CALayer) {
        if let layer = layer as? CAReplicatorLayer { replication = layer.replication }
    }
}
