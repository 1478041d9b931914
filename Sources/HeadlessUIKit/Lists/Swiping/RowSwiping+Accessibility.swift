import Foundation

extension RowSwiping {
    /// What swiping a row aside offers, as assistive technology does: at its leading side, then at its trailing one.
    ///
    /// The row stays where it is. An action without a title cannot be named, and is left out.
    fileprivate func customActions(of cell: UIView) -> [UIAccessibilityCustomAction] {
        guard takesSwipes else { return [] }
        var actions: [UIAccessibilityCustomAction] = []
        for side in [RowSwipe.Side.leading, .trailing] {
            // Being asked, somebody may have taken the row out.
            guard let path = swipePath(of: cell) else { return [] }
            for action in swipeConfiguration(path, side)?.actions ?? [] {
                guard let title = action.title, !title.isEmpty else { continue }
                actions.append(
                    UIAccessibilityCustomAction(name: title, image: action.image) {
                        [weak self, weak cell] _ in
                        guard let self, let cell, swipePath(of: cell) == path else { return false }
                        return perform(action, on: cell)
                    })
            }
        }
        return actions
    }

    /// Does what a button would; returns whether it was done, as far as it is known at once.
    private func perform(_ action: UIContextualAction, on cell: UIView) -> Bool {
        closeSwipe()
        var isDone = true
        action.handler(action, cell) { isDone = $0 }
        return isDone
    }
}

extension UIView {
    /// What swiping aside the row offers that the view is, or is in; empty for one in no row.
    ///
    /// - Complexity: O(depth).
    package final var rowActions: [UIAccessibilityCustomAction] {
        var view = self
        while let outer = view.superview {
            if outer.flags.contains(.isScrollView), let list = outer as? any RowSwiping,
                list.swipePath(of: view) != nil
            {
                return list.customActions(of: view)
            }
            view = outer
        }
        return []
    }
}
