/// What a drop on a table view would do.
open class UITableViewDropProposal: UIDropProposal {
    /// How the rows show where the items go.
    public enum Intent: Int, Sendable {
        /// Not at all.
        case unspecified
        /// By a gap between rows.
        case insertAtDestinationIndexPath
        /// By a mark on the row.
        case insertIntoDestinationIndexPath
        /// By either of both.
        case automatic
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

    /// How the rows show where the items go.
    open var intent: Intent { aim }
}
