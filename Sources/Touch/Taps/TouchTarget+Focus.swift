import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

extension TouchTarget {
    /// Has the target take keyboard focus: taps on its first place, unless the first responder is there already.
    ///
    /// - Parameters:
    ///   - name: the name that failures give the action.
    ///   - lapse: how much time passes after the tap.
    /// - Returns: whether keys may be pressed now; if not, the reason has been recorded.
    package func takeFocus(for name: String, lapse: Lapse) -> Bool {
        guard let place = placeToTouch(for: name) else { return false }
        let view = place.inFront().view
        let before = UIApplication.shared.keyWindow?.firstResponder
        if let view, let before, before.isPart(of: view) { return true }
        guard GestureRunner.tap(name, lapse: lapse).perform(on: place) else { return false }
        // Without a first responder the keyboard reports the failure.
        guard let view, let after = UIApplication.shared.keyWindow?.firstResponder, after === before,
            !after.contains(view)
        else { return true }
        let holder = (after as? UIView)?.summary ?? "\(Swift.type(of: after))"
        TouchFailure(
            misuse: "\(name) failed: \(view.summary) did not become first responder when it was tapped, and "
                + "\(holder) still is."
        )
        .record()
        return false
    }
}

extension UIResponder {
    /// Whether it is a view, or a view inside it.
    fileprivate func isPart(of view: UIView) -> Bool {
        (self as? UIView)?.isDescendant(of: view) ?? false
    }

    /// Whether a view is inside it.
    fileprivate func contains(_ view: UIView) -> Bool {
        (self as? UIView).map { view.isDescendant(of: $0) } ?? false
    }
}
