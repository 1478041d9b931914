/// A part of a control that looks like a control; its touches belong to the control that contains it.
///
/// It has its own enabled and selected states, and assistive technology sees it as a button.
@preconcurrency @MainActor
package class ControlPart: UIControl {
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    override var isAccessibilityElementByDefault: Bool { true }

    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .button }
}
