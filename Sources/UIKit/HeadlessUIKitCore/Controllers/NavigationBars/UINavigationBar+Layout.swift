extension UINavigationBar {
    /// Lays out the prompt above, the items at both sides and the title in the space between them.
    ///
    /// "Left" is the leading side here: where the bar is read from the right, everything is mirrored at the end. The title
    /// is centered in the bar if it fits, otherwise as close to the center as possible, and truncated last.
    final func layOutItems() {
        var room = bounds
        if let searchBar = shownSearchBar {
            let height = min(searchLine, room.height)
            room.size.height -= height
            searchBar.frame = CGRect(x: room.minX, y: room.maxY, width: room.width, height: height)
            if searchHasBar { return }
        }
        if hasPrompt {
            promptLabel.frame = CGRect(
                x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.promptHeight)
            room.origin.y += Self.promptHeight
            room.size.height = max(0, room.height - Self.promptHeight)
        }
        if hasLargeTitle {
            let height = min(largeTitleExtent, room.height)
            room.size.height -= height
            largeTitleLabel.frame = CGRect(
                x: room.minX + BarMetrics.margin, y: room.maxY,
                width: max(room.width - 2 * BarMetrics.margin, 0),
                height: height)
        }
        let right = rightItems.filter { !$0.isHidden }
        let end = room.maxX - BarMetrics.margin - width(of: right, in: room)
        leaveOutLeftItems(beyond: right.isEmpty ? end : end - BarMetrics.spacing, in: room)
        let left = leftItems.filter { shows($0) }
        fitBackButton(left, before: end, in: room)
        let start = room.minX + BarMetrics.margin + width(of: left, in: room)
        place(left, from: room.minX + BarMetrics.margin, in: room)
        place(right, from: end, in: room)
        layOutTitle(
            from: left.isEmpty ? start : start + BarMetrics.spacing,
            to: right.isEmpty ? end : end - BarMetrics.spacing, in: room)
    }

    /// Hides the left items that would overlap those at the right, as Apple documents.
    ///
    /// Apple documents the same for a title view; but that is made smaller instead, as UIKit's is since constraints lay
    /// it out. The back button always stays.
    private func leaveOutLeftItems(beyond end: CGFloat, in room: CGRect) {
        var x = room.minX + BarMetrics.margin
        var crowdedOut: Set<ObjectIdentifier> = []
        for item in leftItems where !item.isHidden {
            let isBack = item === backButtonItem
            // Its title is shortened before an item is hidden, and must not take part here, or layout never ends.
            let isShort = isBack && item.image == nil && item.width <= 0
            let width =
                isShort
                ? BarMetrics.minimumWidth : BarMetrics.size(of: item, height: room.height).width
            let next = x + width
            if next > end, !isBack {
                crowdedOut.insert(ObjectIdentifier(item))
            } else {
                x = next + BarMetrics.spacing
            }
        }
        self.crowdedOut = crowdedOut
    }

    private func layOutTitle(from start: CGFloat, to end: CGFloat, in room: CGRect) {
        guard let view = shownTitleView, view.superview === self else { return }
        let natural = titleSize(in: room)
        let width = min(natural.width, max(0, end - start))
        let x = max(start, min(room.midX - width / 2, end - width))
        let size = CGSize(width: width, height: natural.height)
        if view !== titleLabel { titleViewSize = (ObjectIdentifier(view), natural, size) }
        let move = view === titleLabel ? titleOffset : .zero
        view.frame = mirrored(BarMetrics.frame(size, x: x, middle: room.midY))
            .offsetBy(dx: move.horizontal, dy: move.vertical)
    }

    private func titleSize(in room: CGRect) -> CGSize {
        if shownTitleView === titleLabel { return titleLabel.intrinsicContentSize }
        guard let view = shownTitleView else { return .zero }
        // A title view that was made smaller here gets its own size again when there is room.
        if let known = titleViewSize, known.view == ObjectIdentifier(view), known.given == view.bounds.size {
            return known.natural
        }
        let size = BarMetrics.naturalSize(of: view)
        return CGSize(width: size.width, height: min(size.height, room.height))
    }

    private func width(of items: [UIBarButtonItem], in room: CGRect) -> CGFloat {
        var width: CGFloat = 0
        for (index, item) in items.enumerated() {
            width += BarMetrics.size(of: item, height: room.height).width
            if index > 0 { width += BarMetrics.spacing }
        }
        return width
    }

    private func place(_ items: [UIBarButtonItem], from start: CGFloat, in room: CGRect) {
        var x = start
        for item in items {
            let size = BarMetrics.size(of: item, height: room.height)
            if let view = item.view, item.bar === self {
                view.frame = mirrored(BarMetrics.frame(size, x: x, middle: room.midY))
            }
            x += size.width + BarMetrics.spacing
        }
    }

    /// Shortens the back button's title to "Back" or nothing if that is needed to fit the title.
    private func fitBackButton(_ left: [UIBarButtonItem], before end: CGFloat, in room: CGRect) {
        guard let item = backButtonItem, left.first === item, item.image == nil, item.width <= 0,
            let button = item.view as? UIBarButton, let back = backItem
        else { return }
        let others = width(of: Array(left.dropFirst()), in: room)
        let gaps = CGFloat(left.count + 1) * BarMetrics.spacing
        let limit = end - room.minX - BarMetrics.margin - others - gaps - titleSize(in: room).width
        let font = item.titleFont
        let title = back.titleOfBackButton
        var shown = ""
        for candidate in back.backTitles {
            let width = max(font.width(of: candidate).rounded(.up), BarMetrics.minimumWidth)
            if shown.isEmpty, width <= limit { shown = title.isEmpty ? "" : candidate }
        }
        button.showBackTitle(shown, of: title.isEmpty ? UINavigationItem.plainBackTitle : title)
    }
}
