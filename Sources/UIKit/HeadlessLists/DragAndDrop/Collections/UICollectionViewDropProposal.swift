/// What a drop on a collection view would do.
open class UICollectionViewDropProposal: UIDropProposal {
    /// How the items show where the items go.
    public enum Intent: Int, Sendable {
        /// Not at all.
        case unspecified
        /// By a gap between items.
        case insertAtDestinationIndexPath
        /// By a mark on the item.
        case insertIntoDestinationIndexPath
    }

    private let aim: Intent

    /// Makes a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        aim = intent
        super.init(operation: operation)
    }

    /// Makes a proposal that shows nothing.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    /// How the items show where the items go.
    open var intent: Intent { aim }
}
