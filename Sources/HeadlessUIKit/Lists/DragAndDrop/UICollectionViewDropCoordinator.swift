import Foundation

/// A drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UICollectionViewDropItem] { get }
    /// Where they are dropped; `nil` for no place in particular.
    var destinationIndexPath: IndexPath? { get }
    /// What the drop does.
    var proposal: UICollectionViewDropProposal { get }
    /// The session.
    var session: any UIDropSession { get }
    /// Moves the preview of an item to its item.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }
    /// Where it was, if it is of the same view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview, in points.
    var previewSize: CGSize { get }
}

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
