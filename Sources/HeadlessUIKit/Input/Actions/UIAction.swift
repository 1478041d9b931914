import FailureReporting
import Foundation

/// Something to do, with a name: what a control does when nobody needs to be told but a closure, or a menu's row.
///
/// ```swift
/// button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
/// let delete = UIAction(title: "Delete", attributes: .destructive) { _ in print("deleted") }
/// button.menu = UIMenu(children: [delete])
/// ```
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
    /// What tells one action from another: adding one replaces the one with the same identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier of a name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }

    /// What the action is called.
    public override var title: String {
        get { titleStore }
        set { titleStore = newValue }
    }

    /// The picture beside the title.
    public override var image: UIImage? {
        get { imageStore }
        set { imageStore = newValue }
    }

    /// What the action is for, in more words than the title.
    public var discoverabilityTitle: String?
    /// How a menu shows the action.
    public var attributes: Attributes
    /// Whether a menu shows the action as chosen.
    public var state: State
    /// What tells the action from others; unique unless one is given.
    public let identifier: Identifier
    /// What the action was sent by, while its handler runs.
    public internal(set) weak var sender: AnyObject?

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

    /// Does what the action is for, on behalf of `sender`.
    func perform(sender: AnyObject) {
        let nesting = Recursion.actions
        guard nesting.enter({ Recursion.action(self, from: sender) }) else { return }
        defer { nesting.leave() }
        // The handler may have another control send the same action.
        let outerSender = self.sender
        self.sender = sender
        handler(self)
        self.sender = outerSender
    }

    /// Does what the action is for, as a control or a menu does.
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
