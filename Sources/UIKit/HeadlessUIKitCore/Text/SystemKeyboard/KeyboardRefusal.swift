/// A delegate's answer that refused a text change, or a change of the first responder.
@MainActor
package final class KeyboardRefusal {
    /// The delegate method that was asked.
    package let method: String
    /// The view whose delegate was asked.
    package private(set) weak var view: UIView?
    /// Whether the question was about becoming first responder.
    package let isOfTakingFocus: Bool
    private let type: UIView.Type

    init(_ method: String, _ view: UIView, isOfTakingFocus: Bool = false) {
        self.method = method
        self.view = view
        self.isOfTakingFocus = isOfTakingFocus
        type = Swift.type(of: view)
    }

    /// The summary of the view as it is now; the class name of one that was freed.
    package var viewName: String { view?.summary ?? "\(type)" }
}

extension UIView {
    private var keyboardToTell: SystemKeyboard { (windowInChain?.application ?? .shared).keyboard }

    /// Records that the delegate refused a text change.
    ///
    /// Not if the delegate moved or resigned first responder meanwhile, as many do at a line break: it handled the key.
    final func noteRefusal(in method: String) {
        guard isFirstResponder else { return }
        keyboardToTell.refusal = KeyboardRefusal(method, self)
    }

    /// Whether the delegate allows the view to become first responder; records a refusal.
    final func mayTakeFocus(_ answer: Bool?, from method: String) -> Bool {
        guard answer == false else { return true }
        keyboardToTell.focusRefusal = KeyboardRefusal(method, self, isOfTakingFocus: true)
        return false
    }

    /// Whether the delegate allows the view to resign first responder; records a refusal.
    final func mayLetGoOfFocus(_ answer: Bool?, from method: String) -> Bool {
        guard answer == false else { return true }
        keyboardToTell.focusRefusal = KeyboardRefusal(method, self)
        return false
    }
}
