extension UISplitViewController {
    final func isShown(_ column: Column) -> Bool {
        switch column {
        case .secondary: true
        case .primary:
            style != .tripleColumn
                ? mode == .oneBesideSecondary || mode == .oneOverSecondary
                : mode == .twoBesideSecondary || mode == .twoOverSecondary
        case .supplementary: mode != .secondaryOnly
        case .compact: false
        }
    }

    final func mode(showing column: Column) -> DisplayMode {
        let isBeside = hasRoomBeside
        if style == .tripleColumn, column == .primary {
            return isBeside ? .twoBesideSecondary : .twoOverSecondary
        }
        return isBeside ? .oneBesideSecondary : .oneOverSecondary
    }

    /// Whether columns are side by side by default: on a screen in landscape.
    final var hasRoomBeside: Bool {
        guard let size = viewIfLoaded?.bounds.size else { return false }
        return size.width > size.height
    }

    final var wantedMode: DisplayMode {
        let hasTwo = style != .tripleColumn
        return switch preferredDisplayMode {
        case .automatic: hasTwo && !hasRoomBeside ? .secondaryOnly : .oneBesideSecondary
        case .twoBesideSecondary where hasTwo: .oneBesideSecondary
        case .twoOverSecondary where hasTwo: .oneOverSecondary
        default: preferredDisplayMode
        }
    }

    final func change(to new: DisplayMode, animated: Bool) {
        guard !isCollapsed, isViewLoaded else { return }
        let old = mode
        guard new != old || !hasShown else { return }
        hasShown = true
        let before = columns.filter(isShown)
        delegate?.splitViewController(self, willChangeTo: new)
        mode = new
        let after = columns.filter(isShown)
        for column in after where !before.contains(column) {
            columnDelegate?.splitViewController(self, willShow: column)
        }
        for column in before where !after.contains(column) {
            columnDelegate?.splitViewController(self, willHide: column)
        }
        showColumns()
        if animated, view.window != nil {
            UIView.animate(withDuration: 0.35) { self.layOutColumns() }
        }
    }

    final func hideOverlay() {
        change(to: .secondaryOnly, animated: true)
    }
}
