/// What sessions of dragging and of dropping have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items.
    var items: [UIDragItem] { get }
    /// Whether the items may be moved, and not only copied.
    var allowsMoveOperation: Bool { get }
    /// Whether the items stay in the application. There is no other one here.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns the place of the finger in a view's coordinates.
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
    /// How the progress is shown. It has no effect here.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads the items as values of a class; those that cannot be read, or fail, are left out.
    ///
    /// - Parameter completion: called once, on the main thread in a later turn, with the values in the order of the items.
    /// - Returns: the progress, which is complete when `completion` is called.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads the items as values of a type, such as `String.self` or `URL.self`; those that fail are left out.
    ///
    /// - Parameter completion: called once, on the main thread in a later turn, with the values in the order of the items.
    /// - Returns: the progress, which is complete when `completion` is called.
    @discardableResult
    public func loadObjects<Value: NSItemProviderReading & _ExpressibleByItemProvider>(
        ofClass aClass: Value.Type, completion: @escaping @MainActor ([Value]) -> Void
    ) -> Progress {
        loadObjects(ofClass: aClass as any NSItemProviderReading.Type) { values in
            completion(values.compactMap { $0 as? Value })
        }
    }
}

/// How the progress of loading dropped items is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none
    /// By the system.
    case `default`
}
