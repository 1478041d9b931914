extension RowSwiping {
    /// The actions of a row as accessibility actions, the leading ones first.
    ///
    /// Performing one does not open the row. An action without a title cannot be named, and is left out.
    fileprivate func customActions(of cell: UIView) -> [UIAccessibilityCustomAction] {
        guard takesSwipes else { return [] }
        var actions: [UIAccessibilityCustomAction] = []
        for side in [RowSwipe.Side.leading, .trailing] {
            // The callback may have removed the row.
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

    /// Performs an action as its button would; returns whether it was performed, as far as known immediately.
    private func perform(_ action: UIContextualAction, on cell: UIView) -> Bool {
        closeSwipe()
        var isDone = true
        action.handler(action, cell) { isDone = $0 }
        return isDone
    }
}

extension UIView {
    /// The actions of the row that contains the view, or is it; empty outside of rows.
    ///
    /// - Complexity: O(depth).
    package final var rowActions: [UIAccessibilityCustomAction] {
        swipedRow.map { $0.list.customActions(of: $0.cell) } ?? []
    }

    /// An action of the row that contains the view, or is it, by its title, and the direction of the swipe that reveals
    /// it; the application is asked for the row's actions.
    package final func swipe(revealing matches: (String) -> Bool) -> (title: String, isToLeft: Bool)? {
        guard let (list, cell) = swipedRow, list.takesSwipes else { return nil }
        for side in [RowSwipe.Side.trailing, .leading] {
            guard let path = list.swipePath(of: cell) else { return nil }
            let titles = list.swipeConfiguration(path, side)?.actions.compactMap(\.title) ?? []
            if let title = titles.first(where: matches) { return (title, !side.isAtLeft(list.isRightToLeft)) }
        }
        return nil
    }

    /// The row that contains the view, or is it, and its list.
    private var swipedRow: (list: any RowSwiping, cell: UIView)? {
        var view = self
        while let outer = view.superview {
            if outer.flags.contains(.isScrollView), let list = outer as? any RowSwiping,
                list.swipePath(of: view) != nil
            {
                return (list, view)
            }
            view = outer
        }
        return nil
    }
}
