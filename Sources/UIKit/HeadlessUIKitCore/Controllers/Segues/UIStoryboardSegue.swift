/// A transition from one controller to another.
///
/// A storyboard makes segues when they are triggered: it makes the destination, then the segue, calls
/// ``UIViewController/prepare(for:sender:)`` on the source, and performs the segue. Code can make one, too:
///
/// ```swift
/// let segue = UIStoryboardSegue(identifier: "details", source: list, destination: details) {
///     list.show(details, sender: nil)
/// }
/// list.prepare(for: segue, sender: nil)
/// segue.perform()
/// ```
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// What ``perform()`` does unless a subclass overrides it.
    package final var handler: (() -> Void)?

    /// The segue's name.
    open var identifier: String? { identifierStore }
    private let identifierStore: String?
    /// The controller that the segue begins at.
    open var source: UIViewController { sourceStore }
    private let sourceStore: UIViewController
    /// The controller that the segue ends at.
    open var destination: UIViewController { destinationStore }
    private let destinationStore: UIViewController

    /// Makes a segue whose subclass overrides ``perform()``.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        identifierStore = identifier
        sourceStore = source
        destinationStore = destination
        super.init()
    }

    /// Makes a segue that calls a closure when it is performed.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination: as the storyboard says, or by the closure that the segue was made with.
    open func perform() { handler?() }
}
