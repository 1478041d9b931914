import Foundation

/// A button of an alert, and what it does.
///
/// ```swift
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete() })
/// ```
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What an action is in its alert.
    public enum Style: Int, Sendable {
        /// One of those that go on.
        case `default` = 0
        /// The one that changes nothing; an alert has at most one.
        case cancel = 1
        /// One that deletes or changes something for good.
        case destructive = 2
    }

    /// What the button says.
    public final let title: String?

    /// What the action is in its alert.
    public final let style: Style

    /// Whether the button can be pressed.
    open var isEnabled = true {
        didSet { alert?.actionDidChange(self) }
    }

    private let handler: (@MainActor (UIAlertAction) -> Void)?
    /// The alert that the action was added to.
    final weak var alert: UIAlertController?

    /// Makes an action.
    ///
    /// - Parameter handler: called once the alert is gone, so that it can present the next one.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    final func perform() {
        handler?(self)
    }
}
