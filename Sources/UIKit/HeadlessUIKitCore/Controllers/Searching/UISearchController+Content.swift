// The content that is shown while the search is active.
extension UISearchController {
    final func adoptBarIfNeeded() {
        guard searchBar.window == nil, searchBar.superview == nil else { return }
        ownsBar = true
        loadedView.addSubview(searchBar)
    }

    final func showBarButtons(_ isOn: Bool) {
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(isOn, animated: true) }
        guard automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil else { return }
        let hadItsHeight = searchBar.bounds.height == searchBar.naturalHeight
        searchBar.setShowsScope(isOn, animated: true)
        if hadItsHeight { searchBar.frame.size.height = searchBar.naturalHeight }
    }

    final func layOutSearch() {
        guard let container = viewIfLoaded else { return }
        if ownsBar {
            let height = searchBar.naturalHeight
            searchBar.frame = CGRect(
                x: 0, y: container.safeAreaInsets.top, width: container.bounds.width, height: height)
        }
        // Where the container does not extend under the bar, the content begins at the container's top.
        let bar = searchBar.window == nil ? .zero : searchBar.convert(searchBar.bounds, to: container)
        let top = min(max(bar.maxY, 0), container.bounds.height)
        let room = CGRect(
            x: 0, y: top, width: container.bounds.width, height: container.bounds.height - top)
        let showsResults = showsSearchResultsController && searchResultsController != nil
        showResults(showsResults, in: room)
        dimmingView.frame = room
        dimmingView.isHidden = showsResults || !obscuresBackgroundDuringPresentation
    }

    private func showResults(_ isShown: Bool, in room: CGRect) {
        guard let results = searchResultsController else { return }
        if isShown {
            if results.parent !== self {
                addChild(results)
                loadedView.addSubview(results.loadedView)
                results.didMove(toParent: self)
            }
            results.loadedView.frame = room
        }
        if results.parent === self, results.loadedView.isHidden == isShown {
            results.loadedView.isHidden = !isShown
        }
    }
}
