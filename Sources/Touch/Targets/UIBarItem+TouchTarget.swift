import FailureReporting
import HeadlessUIKit

extension UIBarItem: TouchTarget {
    /// The view that shows the item in its bar; an item that no bar shows is a failure.
    ///
    /// ```swift
    /// tapOn(controller.editItem)
    /// ```
    public final func touchPlaces(for gesture: String) -> [TouchPlace] {
        if let view = shownView { return view.touchPlaces(for: gesture) }
        let reason = reasonNotShown ?? "nothing shows it"
        TouchFailure(misuse: "\(gesture) cannot touch \(summary): \(reason).").record()
        return []
    }
}
