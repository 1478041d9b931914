/// An action that assistive technology offers for an element, beside activating it.
///
/// ```swift
/// message.accessibilityCustomActions = [
///     UIAccessibilityCustomAction(name: "Archive") { _ in archive.add(message) },
///     UIAccessibilityCustomAction(name: "Delete", target: self, selector: InboxViewController.delete),
/// ]
/// ```
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action; returns whether it succeeded.
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    /// The action's name.
    open var name: String
    /// The image beside the name. It has no effect here.
    open var image: UIImage?
    /// The closure that performs the action; nothing if `nil`.
    open var actionHandler: Handler?

    /// Makes an action that runs a closure.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }

    /// Makes an action that calls the method of a selector, which returns whether it succeeded; or `Void`, for success.
    ///
    /// The target is not kept alive. The method takes no parameter, or the action.
    public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        let receiver = WeakTarget(object: target.map { $0 as AnyObject })
        self.init(name: name, image: image) {
            guard let object = receiver.object else { return false }
            guard case .returned(let result) = selector.call(on: object, $0, nil) else {
                CustomActionFailure.actionMisfit("The accessibility action \"\($0.name)\"", selector, object)
                    .record()
                return false
            }
            return result as? Bool ?? true
        }
    }

    /// Makes an action that calls a method of `target`; the target is not kept alive.
    public convenience init<Target: AnyObject>(
        name: String, image: UIImage? = nil, target: Target?,
        selector: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
        self.init(name: name, image: image) { [weak target] _ in target.map { selector($0)() } ?? false }
    }

    /// Makes an action that calls a method of `target` with the action; the target is not kept alive.
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

/// A custom action whose target does not have its method.
struct CustomActionFailure: DescribedFailure {
    let description: String
}
