import HeadlessUIKit
import ViewQuery

@MainActor
extension AccessibleElement {
    /// Whether some of the element is on the screen, not clipped by an ancestor, and not covered by another view.
    var canBeSeen: Bool {
        var visible = frame.intersection(UIApplication.shared.screen.bounds)
        var ancestor: UIView? = isView ? view.superview : view
        while let step = ancestor, !visible.isEmpty {
            if step.clipsToBounds { visible = visible.intersection(step.convertToScreen(step.bounds)) }
            ancestor = step.superview
        }
        return !visible.isEmpty && VisibleArea(of: view).cover == nil
    }
}
