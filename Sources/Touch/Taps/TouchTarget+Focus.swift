import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

extension TouchTarget {
    /// Makes the target first responder: taps its first place, unless the first responder is in it already.
    ///
    /// - Parameters:
    ///   - name: the name that failures give the action.
    ///   - lapse: how much time passes after the tap.
    /// - Returns: whether typing can go on; if not, the reason has been recorded.
    package func takeFocus(for name: String, lapse: Lapse) -> Bool {
        guard let place = placeToTouch(for: name) else { return false }
        let view = place.inFront().view
        let before = UIApplication.shared.keyWindow?.firstResponder
        if let view, let before, before.isPart(of: view) { return true }
        guard GestureRunner.tap(name, lapse: lapse).perform(on: place) else { return false }
        guard let view else { return true }
        guard let after = UIApplication.shared.keyWindow?.firstResponder else {
            // Otherwise the keyboard records why there is none.
            guard UIApplication.shared.keyWindow != nil, !view.mayTakeText else { return true }
            TouchFailure(
                misuse:
                    "\(name) failed: \(view.summaryWithOrigin) takes no text: neither it nor anything else became"
                    + " first responder when it was tapped."
            )
            .record()
            return false
        }
        guard after === before, !after.contains(view) else { return true }
        let holder = (after as? UIView)?.summary ?? "\(Swift.type(of: after))"
        TouchFailure(
            misuse:
                "\(name) failed: \(view.summaryWithOrigin) did not become first responder when it was tapped, and "
                + "\(holder) still is."
        )
        .record()
        return false
    }
}

extension UIView {
    /// Whether the view, or one that it contains, can be first responder.
    fileprivate var mayTakeText: Bool {
        var mayTakeText = false
        visit { view in
            if view.canBecomeFirstResponder || view is any UIKeyInput { mayTakeText = true }
            return mayTakeText ? .stop : .into
        }
        return mayTakeText
    }
}

extension UIResponder {
    fileprivate func isPart(of view: UIView) -> Bool {
        (self as? UIView)?.isDescendant(of: view) ?? false
    }

    fileprivate func contains(_ view: UIView) -> Bool {
        (self as? UIView).map { view.isDescendant(of: $0) } ?? false
    }
}
