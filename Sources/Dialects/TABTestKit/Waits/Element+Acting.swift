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
}
