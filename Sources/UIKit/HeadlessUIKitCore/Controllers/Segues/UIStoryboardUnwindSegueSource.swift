/// What an unwind segue begins with, for the search for its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue begins at.
    open var source: UIViewController { sourceStore }
    private let sourceStore: UIViewController
    /// The action that the destination performs.
    open var unwindAction: Selector { actionStore }
    private let actionStore: Selector
    /// What triggered the segue.
    open var sender: Any? { senderStore }
    private let senderStore: Any?

    init(_ source: UIViewController, _ action: Selector, sender: Any?) {
        (sourceStore, actionStore, senderStore) = (source, action, sender)
    }
}
