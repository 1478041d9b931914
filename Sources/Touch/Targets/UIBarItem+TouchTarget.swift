import FailureReporting
import HeadlessUIKit

extension UIBarItem: TouchTarget {
    /// What shows the item in its bar, where it can be hit; an item that nothing shows is a failure.
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
