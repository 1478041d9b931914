extension UINavigationBar {
    private var search: UISearchController? { topItem?.searchController }

    /// The search bar below the title, if there is one and any of it is visible.
    final var shownSearchBar: UISearchBar? {
        guard let search, searchLine(of: search) > 0 else { return nil }
        return search.searchBar
    }

    /// The height of the search bar's line: higher with scopes, and all of it during a search.
    final var searchLine: CGFloat { search.map { searchLine(of: $0) } ?? 0 }

    private func searchLine(of search: UISearchController) -> CGFloat {
        let hidden = hidesSearchBar(of: search) ? Self.searchHeight - searchExtent : 0
        return max(0, wholeSearchLine(of: search) - hidden)
    }

    private func wholeSearchLine(of search: UISearchController) -> CGFloat {
        // A search bar is a little lower in here than on its own.
        search.searchBar.naturalHeight(ofRow: Self.searchHeight)
    }

    final var hidesSearchBar: Bool { search.map { hidesSearchBar(of: $0) } ?? false }

    private func hidesSearchBar(of search: UISearchController) -> Bool {
        (topItem?.hidesSearchBarWhenScrolling ?? false) && !search.isActive
    }

    final var searchHasBar: Bool { search.map { hasBar($0) } ?? false }

    private func hasBar(_ search: UISearchController) -> Bool {
        search.isActive && search.hidesNavigationBarDuringPresentation
    }

    final var expandedHeight: CGFloat {
        let search = search
        if let search, hasBar(search) { return wholeSearchLine(of: search) }
        return BarMetrics.height(of: self) + (hasPrompt ? Self.promptHeight : 0)
            + (hasLargeTitle ? Self.largeTitleHeight : 0) + (search.map { wholeSearchLine(of: $0) } ?? 0)
    }

    final var hiddenHeight: CGFloat {
        let search = search
        if let search, hasBar(search) { return 0 }
        return (hasLargeTitle ? Self.largeTitleHeight - largeTitleExtent : 0)
            + (search.map { wholeSearchLine(of: $0) - searchLine(of: $0) } ?? 0)
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
