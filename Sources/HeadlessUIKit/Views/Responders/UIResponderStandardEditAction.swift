/// The standard editing actions, in place of their selectors.
///
/// UIKit asks `canPerformAction(#selector(copy(_:)), withSender: nil)`; here that is
/// `canPerformAction(.copy, withSender: nil)`.
public enum UIResponderStandardEditAction: Hashable, Sendable, CaseIterable {
    /// ``UIResponder/cut(_:)``
    case cut
    /// ``UIResponder/copy(_:)``
    case copy
    /// ``UIResponder/paste(_:)``
    case paste
    /// ``UIResponder/select(_:)``
    case select
    /// ``UIResponder/selectAll(_:)``
    case selectAll
    /// ``UIResponder/delete(_:)``
    case delete

    /// Performs the action on a responder.
    @MainActor
    public func perform(on responder: UIResponder, sender: Any?) {
        switch self {
        case .cut: responder.cut(sender)
        case .copy: responder.copy(sender)
        case .paste: responder.paste(sender)
        case .select: responder.select(sender)
        case .selectAll: responder.selectAll(sender)
        case .delete: responder.delete(sender)
        }
    }
}

extension UIApplication {
    /// Sends an editing action to `target`, or to the nearest responder up the chain that can perform it.
    ///
    /// - Parameters:
    ///   - action: the action to perform.
    ///   - target: the object that performs it; `nil` for the first one, from the first responder up, that can.
    ///   - sender: the object that sends the action.
    /// - Returns: whether a responder performed it.
    @discardableResult
    public final func sendAction(
        _ action: UIResponderStandardEditAction, to target: UIResponder? = nil, from sender: Any?
    ) -> Bool {
        if let target {
            action.perform(on: target, sender: sender)
            return true
        }
        let start = keyWindow?.firstResponder ?? sender as? UIResponder
        guard let target = start?.target(forAction: action, withSender: sender) as? UIResponder else {
            return false
        }
        action.perform(on: target, sender: sender)
        return true
    }
}
