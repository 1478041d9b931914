/// What of a flow layout is to be worked out anew.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes anew.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether all places are worked out anew.
    open var invalidateFlowLayoutAttributes = true
}
