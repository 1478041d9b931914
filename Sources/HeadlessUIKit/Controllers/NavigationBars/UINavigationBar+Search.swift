import Foundation

extension UINavigationBar {
    private var search: UISearchController? { topItem?.searchController }

    /// The search bar that stands below the title, if there is one and anything of it is to be seen.
    final var shownSearchBar: UISearchBar? { searchLine > 0 ? search?.searchBar : nil }

    /// How high the line of the search bar is: higher with scopes, and all of it while somebody searches.
    final var searchLine: CGFloat {
        guard search != nil else { return 0 }
        let hidden = hidesSearchBar ? BarMetrics.searchHeight - searchExtent : 0
        return max(0, wholeSearchLine - hidden)
    }

    private var wholeSearchLine: CGFloat {
        // A search bar is a little lower in here than by itself.
        search?.searchBar.naturalHeight(ofRow: BarMetrics.searchHeight) ?? 0
    }

    /// Whether the search bar gives way to content that is scrolled.
    final var hidesSearchBar: Bool {
        guard let topItem, let search else { return false }
        return topItem.hidesSearchBarWhenScrolling && !search.isActive
    }

    /// Whether the title and the buttons make way for a search that is on.
    final var searchHasBar: Bool {
        guard let search else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// How high the bar is with all that content can scroll away.
    final var expandedHeight: CGFloat {
        if searchHasBar { return wholeSearchLine }
        return BarMetrics.height(of: self) + (hasPrompt ? BarMetrics.promptHeight : 0)
            + (hasLargeTitle ? BarMetrics.largeTitleHeight : 0) + wholeSearchLine
    }

    /// How much of that content has scrolled away.
    final var hiddenHeight: CGFloat {
        if searchHasBar { return 0 }
        return (hasLargeTitle ? BarMetrics.largeTitleHeight - largeTitleExtent : 0)
            + (search == nil ? 0 : wholeSearchLine - searchLine)
    }

    /// What content can scroll away, and how much of it: the search bar first, then the large title.
    final var collapsibleHeight: CGFloat {
        (hidesSearchBar ? BarMetrics.searchHeight : 0) + (hasLargeTitle ? BarMetrics.largeTitleHeight : 0)
    }

    /// Shows as much as content leaves room for that is scrolled by some points.
    final func collapse(by scrolled: CGFloat) {
        var left = max(scrolled, 0)
        var search = BarMetrics.searchHeight
        if hidesSearchBar {
            search = max(0, BarMetrics.searchHeight - left)
            left -= BarMetrics.searchHeight - search
        }
        searchExtent = search
        largeTitleExtent = max(0, BarMetrics.largeTitleHeight - max(left, 0))
    }
}
