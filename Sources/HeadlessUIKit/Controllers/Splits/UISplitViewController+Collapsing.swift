import Foundation

extension UISplitViewController {
    /// Collapses to one column or expands to several, as the width allows.
    final func fitColumns() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        if isCompact, !isCollapsed {
            becomeOne(top: nil)
            delegate?.splitViewControllerDidCollapse(self)
        } else if !isCompact, isCollapsed {
            comeApart()
            let mode = delegate?.splitViewController(
                self, displayModeForExpandingToProposedDisplayMode: wantedMode)
            change(to: mode ?? wantedMode, animated: false)
            showColumns()
            delegate?.splitViewControllerDidExpand(self)
        }
    }

    /// Moves the controllers of all columns to the primary one's stack, up to the given top column.
    final func becomeOne(top: Column?) {
        isCollapsed = true
        for column in columns { stacks[column]?.viewIfLoaded?.removeFromSuperview() }
        dimming.removeFromSuperview()
        guard let shown = collapsedController else { return }
        if shown === stacks[.primary] {
            let proposed: Column = stacks[.secondary] == nil ? .primary : .secondary
            let top =
                top ?? delegate?.splitViewController(
                    self, topColumnForCollapsingToProposedTopColumn: proposed)
                ?? proposed
            for column in columns where column != .primary && column.rawValue <= top.rawValue {
                stack(column, on: shown, animated: false)
            }
        }
        if shown.parent !== self { addChild(shown) }
        view.addSubview(shown.loadedView)
        shown.didMove(toParent: self)
        view.setNeedsLayout()
        layOutColumns()
    }

    private func stack(_ column: Column, on primary: UINavigationController, animated: Bool) {
        guard let own = stacks[column], !own.viewControllers.isEmpty else { return }
        let controllers = own.viewControllers
        own.setViewControllers([], animated: false)
        remove(own)
        collapsedStacks.append((column, controllers))
        primary.setViewControllers(primary.viewControllers + controllers, animated: animated)
    }

    /// Returns the controllers to their columns.
    final func comeApart() {
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

    /// Shows a column on top while the controller is collapsed.
    final func bringToTop(_ column: Column) {
        guard let primary = collapsedPrimary, stacks[.compact] == nil else { return }
        collapsedStacks.removeAll { piece in
            !piece.controllers.contains { own in primary.viewControllers.contains { $0 === own } }
        }
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
