extension UISplitViewController {
    final var isOverlaid: Bool { displayMode == .oneOverSecondary || displayMode == .twoOverSecondary }

    final func showColumns() {
        guard isViewLoaded, !isCollapsed else { return }
        for column in columns {
            guard let stack = stacks[column] else { continue }
            if isShown(column) {
                adopt(stack, over: column == .secondary || !isOverlaid ? nil : dimming)
            } else {
                stack.viewIfLoaded?.removeFromSuperview()
            }
        }
        if isOverlaid, let secondary = stacks[.secondary]?.viewIfLoaded {
            view.insertSubview(dimming, aboveSubview: secondary)
        } else {
            dimming.removeFromSuperview()
        }
        layOutColumns()
        view.setNeedsLayout()
    }

    private func adopt(_ stack: UINavigationController, over lower: UIView?) {
        let isNew = stack.parent !== self
        if isNew { addChild(stack) }
        let stackView = stack.loadedView
        if stackView.superview !== view {
            if lower == nil { view.insertSubview(stackView, at: 0) } else { view.addSubview(stackView) }
        }
        if isNew { stack.didMove(toParent: self) }
    }

    final func remove(_ stack: UINavigationController?) {
        guard let stack, stack.parent === self else { return }
        stack.willMove(toParent: nil)
        stack.viewIfLoaded?.removeFromSuperview()
        stack.removeFromParent()
    }

    final func layOutColumns() {
        guard !isCollapsed else {
            collapsedController?.viewIfLoaded?.frame = view.bounds
            return
        }
        let bounds = view.bounds
        dimming.frame = bounds
        var x: CGFloat = 0
        for column in columns where column != .secondary && isShown(column) {
            let width = width(of: column)
            stacks[column]?.viewIfLoaded?.frame = view.mirrored(
                CGRect(x: x, y: 0, width: width, height: bounds.height))
            x += width
        }
        let start = isOverlaid ? 0 : x
        stacks[.secondary]?.viewIfLoaded?.frame = view.mirrored(
            CGRect(x: start, y: 0, width: max(0, bounds.width - start), height: bounds.height))
    }

    private func width(of column: Column) -> CGFloat {
        let wanted = column == .primary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let most = view.bounds.width * (style == .tripleColumn ? 0.33 : 0.5)
        return wanted.isFinite ? min(max(0, wanted), most) : most
    }
}
