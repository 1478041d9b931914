import HeadlessUIKit
import ViewQuery

@MainActor
extension AccessibleElement {
    /// Whether some of the element is on the screen, not clipped by an ancestor, and not covered by another view.
    var canBeSeen: Bool {
        var visible = frame.intersection(UIApplication.shared.screen.bounds)
        for ancestor in view.lineage.dropFirst(isView ? 1 : 0) where ancestor.clipsToBounds {
            visible = visible.intersection(ancestor.convertToScreen(ancestor.bounds))
            if visible.isEmpty { return false }
        }
        return !visible.isEmpty && VisibleArea(of: view).cover == nil
    }
}
