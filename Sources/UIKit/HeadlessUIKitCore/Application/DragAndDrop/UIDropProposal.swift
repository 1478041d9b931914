/// What a drop does with the items.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing.
    case cancel
    /// Nothing, as it is forbidden there.
    case forbidden
    /// Copies them.
    case copy
    /// Moves them; where the session does not allow that, nothing, as for `cancel`.
    case move
}

/// What a drop would do.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// What the drop does with the items.
    open private(set) var operation: UIDropOperation
    /// Whether the drop wants an exact place. It has no effect here.
    open var isPrecise = false
    /// Whether the preview is shown in full size. It has no effect here.
    open var prefersFullSizePreview = false

    /// Makes a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
