/// A delegate's answer that kept something from being typed, or the focus from moving.
@MainActor
package struct KeyboardRefusal {
    /// What was asked.
    package let method: String
    /// Whose delegate was asked.
    package private(set) weak var view: UIView?
    /// Whether it was about the focus that the view was to take.
    package let isOfTakingFocus: Bool
    private let type: UIView.Type

    init(_ method: String, _ view: UIView, isOfTakingFocus: Bool = false) {
        self.method = method
        self.view = view
        self.isOfTakingFocus = isOfTakingFocus
        type = Swift.type(of: view)
    }

    /// The view in a few words, as it is now; of one that is gone the class.
    package var viewName: String { view?.summary ?? "\(type)" }
}

extension UIView {
    private var keyboardToTell: SystemKeyboard { (windowInChain?.application ?? .shared).keyboard }

    /// Takes note of a delegate that did not let something be typed.
    ///
    /// One that gave up the focus or moved it on, as many do at a line break, took the key for something else.
    final func noteRefusal(in method: String) {
        guard isFirstResponder else { return }
        keyboardToTell.refusal = KeyboardRefusal(method, self)
    }

    /// Whether the delegate lets the view take the focus; takes note of one that does not.
    final func mayTakeFocus(_ answer: Bool?, from method: String) -> Bool {
        guard answer == false else { return true }
        keyboardToTell.focusRefusal = KeyboardRefusal(method, self, isOfTakingFocus: true)
        return false
    }

    /// Whether the delegate lets the view let go of the focus; takes note of one that does not.
    final func mayLetGoOfFocus(_ answer: Bool?, from method: String) -> Bool {
        guard answer == false else { return true }
        keyboardToTell.focusRefusal = KeyboardRefusal(method, self)
        return false
    }
}
