import Foundation

/// Something that assistive technology offers to do with an element, beside activating it.
///
/// ```swift
/// message.accessibilityCustomActions = [
///     UIAccessibilityCustomAction(name: "Archive") { _ in archive.add(message) },
///     UIAccessibilityCustomAction(name: "Delete", target: self, selector: InboxViewController.delete),
/// ]
/// ```
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// What does the action; returns whether it did.
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    /// What the action is called.
    open var name: String
    /// The picture beside the name.
    open var image: UIImage?
    /// What does the action; nothing if `nil`.
    open var actionHandler: Handler?

    /// Makes an action that a closure does.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }

    /// Makes an action that a method of `target` does; the target is not kept alive.
    public convenience init<Target: AnyObject>(
        name: String, image: UIImage? = nil, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
        self.init(name: name, image: image) { [weak target] _ in target.map { selector($0)() } ?? false }
    }

    /// Makes an action that a method of `target`, which gets the action, does; the target is not kept alive.
    public convenience init<Target: AnyObject>(
        name: String, image: UIImage? = nil, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor (UIAccessibilityCustomAction) -> Bool
    ) {
        self.init(name: name, image: image) { [weak target] in
            let action = $0
            return target.map { selector($0)(action) } ?? false
        }
    }
}
