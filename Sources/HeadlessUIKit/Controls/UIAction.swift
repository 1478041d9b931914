import Foundation

/// Something to do, with a name: what a control does when nobody needs to be told but a closure.
///
/// ```swift
/// button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
/// ```
@preconcurrency @MainActor
public final class UIAction: NSObject {
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
    public var title: String
    /// The picture beside the title.
    public var image: UIImage?
    /// What tells the action from others; unique unless one is given.
    public let identifier: Identifier
    /// What the action was sent by, while its handler runs.
    public internal(set) weak var sender: AnyObject?

    let handler: @MainActor (UIAction) -> Void

    /// Makes an action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UIApplication.shared.nextActionName())
        self.handler = handler
    }

    /// Does what the action is for, on behalf of `sender`.
    func perform(sender: AnyObject) {
        // The handler may have another control send the same action.
        let outerSender = self.sender
        self.sender = sender
        handler(self)
        self.sender = outerSender
    }
}
