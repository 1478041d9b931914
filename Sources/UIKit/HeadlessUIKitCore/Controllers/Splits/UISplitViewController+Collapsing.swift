extension UISplitViewController {
    /// Collapses to one column or expands to several, as the width allows.
    final func fitColumns() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        if isCompact, !isCollapsed {
            collapseColumns(top: nil)
            columnDelegate?.splitViewControllerDidCollapse(self)
        } else if !isCompact, isCollapsed {
            if let classicDelegate { expandColumns(by: classicDelegate) } else { expandColumns() }
            let mode = columnDelegate?.splitViewController(
                self, displayModeForExpandingToProposedDisplayMode: wantedMode)
            change(to: mode ?? wantedMode, animated: false)
            showColumns()
            columnDelegate?.splitViewControllerDidExpand(self)
        }
    }

    /// Moves the controllers of all columns to the primary one's stack, up to the given top column.
    final func collapseColumns(top: Column?) {
        isCollapsed = true
        for column in columns { stacks[column]?.viewIfLoaded?.removeFromSuperview() }
        dimming.removeFromSuperview()
        if top == nil, let classicDelegate { chooseCollapsedPrimary(classicDelegate) }
        guard let shown = collapsedController else { return }
        if shown === stacks[.primary] {
            let top = top ?? topColumn
            for column in columns where column != .primary && column.rawValue <= top.rawValue {
                stack(column, on: shown, animated: false)
            }
        }
        if shown.parent !== self { addChild(shown) }
        view.addSubview(shown.loadedView)
        // What its controllers were told, as its view came, may have changed the columns.
        guard isCollapsed, shown === collapsedController else {
            if shown.parent !== self, shown.loadedView.superview === view {
                shown.loadedView.removeFromSuperview()
            }
            return
        }
        shown.didMove(toParent: self)
        view.setNeedsLayout()
        layOutColumns()
    }

    /// The column on top of a stack that is to be put together.
    private var topColumn: Column {
        let proposed: Column = stacks[.secondary] == nil ? .primary : .secondary
        if let classicDelegate {
            return takesSecondary(classicDelegate) ? .primary : proposed
        }
        return columnDelegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            ?? proposed
    }

    private func stack(_ column: Column, on primary: UINavigationController, animated: Bool) {
        guard let own = stacks[column], !own.viewControllers.isEmpty else { return }
        let controllers = own.viewControllers
        own.setViewControllers([], animated: false)
        remove(own)
        collapsedStacks.append((column, controllers))
        primary.setViewControllers(primary.viewControllers + controllers, animated: animated)
    }

    final func expandColumns() {
        let stacked = collapsedStacks
        collapsedStacks = []
        isCollapsed = false
        if let primary = collapsedPrimary, !stacked.isEmpty {
            var left = primary.viewControllers
            var pieces: [(Column, [UIViewController])] = []
            for (column, controllers) in stacked.reversed() {
                // What was pushed on top of the column's first controller belongs to the column, too; what was popped
                // does not return to the stack, but stays in the column.
                let start = controllers.first.flatMap { first in left.firstIndex { $0 === first } }
                pieces.append((column, start.map { Array(left[$0...]) } ?? controllers))
                if let start { left.removeSubrange(start...) }
            }
            primary.setViewControllers(left, animated: false)
            for (column, controllers) in pieces {
                stacks[column]?.setViewControllers(controllers, animated: false)
            }
        }
        if let compact = stacks[.compact] { remove(compact) }
    }

    private func returnPoppedColumns() {
        guard let primary = collapsedPrimary else { return }
        let popped = collapsedStacks.filter { piece in
            !piece.controllers.contains { own in primary.viewControllers.contains { $0 === own } }
        }
        for piece in popped {
            collapsedStacks.removeAll { $0.column == piece.column }
            stacks[piece.column]?.setViewControllers(piece.controllers, animated: false)
        }
    }

    /// Shows a controller on top of the primary column's; the secondary column has it once there is room.
    final func showOnTop(_ controller: UIViewController) {
        guard let primary = collapsedPrimary else { return }
        returnPoppedColumns()
        let own = controller as? UINavigationController
        let controllers = own?.viewControllers ?? [controller]
        own?.setViewControllers([], animated: false)
        if !collapsedStacks.contains(where: { $0.column == .secondary }) {
            given[.secondary] = controller
            stacks[.secondary] = own ?? stacks[.secondary] ?? UINavigationController()
            collapsedStacks.append((.secondary, controllers))
        }
        primary.setViewControllers(primary.viewControllers + controllers, animated: true)
    }

    final func bringToTop(_ column: Column) {
        guard let primary = collapsedPrimary, stacks[.compact] == nil else { return }
        returnPoppedColumns()
        if let index = collapsedStacks.firstIndex(where: { $0.column == column }) {
            let after = collapsedStacks.index(after: index)
            guard after < collapsedStacks.count, let first = collapsedStacks[after].controllers.first,
                let position = primary.viewControllers.firstIndex(where: { $0 === first }), position > 0
            else { return }
            primary.popToViewController(primary.viewControllers[position - 1], animated: true)
        } else if column == .primary {
            primary.popToRootViewController(animated: true)
        } else {
            stack(column, on: primary, animated: true)
        }
    }
}
