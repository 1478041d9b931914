import FailureReporting
import XCUIAutomation

extension Element {
    /// Waits until the element has states, one after the other, and acts on it then.
    ///
    /// Failures are at the line of the call that is running, or else of the step: not at the lines of this module.
    func act(when states: [ElementAttributes.State], _ action: (XCUIElement) -> Void) {
        CallSite.ofCaller.whileCurrentUnlessNested {
            guard StateWait(self, states).requireAll() else { return }
            action(underlyingXCUIElement)
        }
    }

    /// The element in a few words: `Button "Log in"`, `Cell[3] in Table`.
    var name: String {
        var name = String(describing: Swift.type(of: self))
        if let id { name += " \(id.debugDescription)" }
        if index != 0 { name += "[\(index)]" }
        return parent is BaseApp ? name : "\(name) in \(parent.name)"
    }
}
