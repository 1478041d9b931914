import Foundation

extension UINavigationBar {
    private var search: UISearchController? { topItem?.searchController }

    /// The search bar below the title, if there is one and any of it is visible.
    final var shownSearchBar: UISearchBar? { searchLine > 0 ? search?.searchBar : nil }

    /// The height of the search bar's line: higher with scopes, and all of it during a search.
    final var searchLine: CGFloat {
        guard search != nil else { return 0 }
        let hidden = hidesSearchBar ? Self.searchHeight - searchExtent : 0
        return max(0, wholeSearchLine - hidden)
    }

    private var wholeSearchLine: CGFloat {
        // A search bar is a little lower in here than on its own.
        search?.searchBar.naturalHeight(ofRow: Self.searchHeight) ?? 0
    }

    /// Whether the search bar collapses as content is scrolled.
    final var hidesSearchBar: Bool {
        guard let topItem, let search else { return false }
        return topItem.hidesSearchBarWhenScrolling && !search.isActive
    }

    /// Whether an active search hides the title and the buttons.
    final var searchHasBar: Bool {
        guard let search else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// The height of the bar when nothing is collapsed.
    final var expandedHeight: CGFloat {
        if searchHasBar { return wholeSearchLine }
        return BarMetrics.height(of: self) + (hasPrompt ? Self.promptHeight : 0)
            + (hasLargeTitle ? Self.largeTitleHeight : 0) + wholeSearchLine
    }

    /// How much of that height is collapsed.
    final var hiddenHeight: CGFloat {
        if searchHasBar { return 0 }
        return (hasLargeTitle ? Self.largeTitleHeight - largeTitleExtent : 0)
            + (search == nil ? 0 : wholeSearchLine - searchLine)
    }

    /// How much can be collapsed, and in which order: the search bar first, then the large title.
    final var collapsibleHeight: CGFloat {
        (hidesSearchBar ? Self.searchHeight : 0) + (hasLargeTitle ? Self.largeTitleHeight : 0)
    }

    /// Collapses the bar for content that is scrolled by the given distance in points.
    final func collapse(by scrolled: CGFloat) {
        var left = max(scrolled, 0)
        var search = Self.searchHeight
        if hidesSearchBar {
            search = max(0, Self.searchHeight - left)
            left -= Self.searchHeight - search
        }
        searchExtent = search
        largeTitleExtent = max(0, Self.largeTitleHeight - max(left, 0))
    }
}
