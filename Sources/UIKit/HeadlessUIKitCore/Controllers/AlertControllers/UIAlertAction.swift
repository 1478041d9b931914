/// A button of an alert, and the handler that it calls.
///
/// ```swift
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete() })
/// ```
@preconcurrency @MainActor
open class UIAlertAction: NSObject, UIAccessibilityIdentification {
    /// The role of an action in its alert.
    public enum Style: Int, Sendable {
        /// A standard action.
        case `default`
        /// Cancels and changes nothing; an alert has at most one.
        case cancel
        /// Deletes or changes something permanently.
        case destructive
    }

    /// The button's title.
    open var title: String? { titleStore }
    private let titleStore: String?

    /// The role of the action.
    open private(set) var style: Style

    /// Whether the button can be tapped.
    open var isEnabled = true {
        didSet { alert?.actionDidChange(self) }
    }

    /// An identifier for tests, which the action's button has, too.
    open var accessibilityIdentifier: String? {
        didSet { alert?.actionDidChange(self) }
    }

    /// A label of the action's button for assistive technology; the title unless set.
    open var accessibilityLabel: String? {
        didSet { alert?.actionDidChange(self) }
    }

    private let handler: (@MainActor (UIAlertAction) -> Void)?
    final weak var alert: UIAlertController?

    /// Makes an action.
    ///
    /// - Parameter handler: called once the alert is dismissed, so that it can present the next one.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        titleStore = title
        self.style = style
        self.handler = handler
        super.init()
    }

    final func perform() {
        handler?(self)
    }
}
