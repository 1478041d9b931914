/// Which parts of a flow layout are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for measures again.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether all positions are computed again.
    open var invalidateFlowLayoutAttributes = true
}
