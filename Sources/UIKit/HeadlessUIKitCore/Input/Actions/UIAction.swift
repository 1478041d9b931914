import FailureReporting
import TimeLapse

/// An action with a handler and, for menus, a title: a control's action as a closure, or an item of a menu.
///
/// ```swift
/// button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
/// let delete = UIAction(title: "Delete", attributes: .destructive) { _ in print("deleted") }
/// button.menu = UIMenu(children: [delete])
/// ```
@preconcurrency @MainActor
public final class UIAction: UIMenuElement, UIMenuLeaf {
    /// The action's title.
    public override var title: String {
        get { titleStore }
        set { titleStore = newValue }
    }

    /// The image beside the title.
    public override var image: UIImage? {
        get { imageStore }
        set { imageStore = newValue }
    }

    /// A longer description of the action than its title. It has no effect here.
    public var discoverabilityTitle: String?
    /// How a menu shows the action.
    public var attributes: Attributes
    /// Whether a menu shows the action as selected.
    public var state: State
    /// The action's identity; unique unless one is given.
    public let identifier: Identifier
    /// The object that sent the action, while its handler runs.
    public internal(set) var sender: AnyObject? {
        get { senderReference.object }
        set { senderReference = WeakReference(newValue) }
    }
    private var senderReference = WeakReference<AnyObject>()

    let handler: @MainActor (UIAction) -> Void

    /// Makes an action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier(UIApplication.shared.nextActionName())
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the handler on behalf of `sender`.
    func perform(sender: AnyObject) {
        let nesting = Recursion.actions
        guard nesting.enter({ Recursion.action(self, from: sender) }) else { return }
        defer { nesting.leave() }
        // The handler may make another control send the same action.
        let outerSender = self.sender
        self.sender = sender
        handler(self)
        self.sender = outerSender
    }

    /// Runs the handler, as a control or a menu does.
    public func performWithSender(_ sender: Any?, target: Any?) {
        perform(sender: sender.map { $0 as AnyObject } ?? self)
    }
}

extension Recursion {
    static func action(_ action: UIAction, from sender: AnyObject) -> NestingFailure {
        let name = action.title.isEmpty ? "an action" : "the action \"\(action.title)\""
        let owner = (sender as? UIView).map { " of \($0.summary)" } ?? ""
        return NestingFailure("\(name)\(owner) performs itself again")
    }
}
