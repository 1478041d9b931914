/// Views whose superview is being freed.
///
/// A class, so that the array has one owner: views that nobody else holds are told from those that live on.
final class OrphanedViews: Sendable {
    // Written by the one who makes it, before it is handed over to the main actor, and only there from then on.
    nonisolated(unsafe) var views: [UIView] = []

    /// Lets go of the views and of all inside them, without recursion.
    @MainActor
    func release() {
        ViewTree.changeStructure()
        while var view = views.popLast() {
            view.superviewLink = nil
            ViewTree.keepIfLooking(view)
            if isKnownUniquelyReferenced(&view) {
                guard !view.subviews.isEmpty else { continue }
                views.append(contentsOf: view.subviews)
                view.subviewStore = []
            } else if view.windowLink != nil {
                // Somebody holds on to it; the window is gone with what was above.
                view.visit { inner in
                    inner.windowLink = nil
                    inner.endAnimationsOffScreen()
                    inner.updateSpinning()
                    return .into
                }
            }
        }
    }
}
