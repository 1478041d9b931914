import Foundation

/// What sessions of dragging and of dropping have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items.
    var items: [UIDragItem] { get }
    /// Whether the items may be moved, and not only copied.
    var allowsMoveOperation: Bool { get }
    /// Whether the items stay in the application.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns the place of the finger in a view.
    func location(in view: UIView) -> CGPoint
    /// Returns whether any item has data of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether any item can be read as a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// The dragging of items out of a view.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// What the application keeps with the session.
    var localContext: Any? { get set }
}

/// The dropping of items on a view.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The session of dragging, if it began in the application.
    var localDragSession: (any UIDragSession)? { get }
    /// The progress of loading the items.
    var progress: Progress { get }
    /// How the progress is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads the items as values of a class.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// How the progress of loading dropped items is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none
    /// By the system.
    case `default`
}

/// What a drop does with the items.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing.
    case cancel
    /// Nothing, as it is forbidden there.
    case forbidden
    /// Copies them.
    case copy
    /// Moves them.
    case move
}

/// What a drop would do.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    private let kind: UIDropOperation

    /// Makes a proposal.
    public init(operation: UIDropOperation) {
        kind = operation
        super.init()
    }

    /// What the drop does with the items.
    open var operation: UIDropOperation { kind }
    /// Whether the drop wants an exact place.
    open var isPrecise = false
    /// Whether the preview is shown in full size.
    open var prefersFullSizePreview = false
}
