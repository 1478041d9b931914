extension UICollectionView {
    /// Calls the prefetching data source with items that will soon be visible: within a screen in the scroll
    /// direction.
    final func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        var rect = bounds
        rect.origin.x += showing.heading.x > 0 ? bounds.width : -bounds.width
        let below = bounds.offsetBy(dx: 0, dy: showing.heading.y > 0 ? bounds.height : -bounds.height)
        var paths: [(path: IndexPath, distance: CGFloat)] = []
        let middle = bounds.center
        var seen: Set<IndexPath> = []
        for area in [below, rect] where area.overlaps(CGRect(origin: .zero, size: contentSize)) {
            for attributes in elements(in: area) where attributes.representedElementCategory == .cell {
                let path = attributes.indexPath
                guard showing.views[.cell(path)] == nil, seen.insert(path).inserted else { continue }
                let place = attributes.center
                paths.append((path, hypot(place.x - middle.x, place.y - middle.y)))
            }
        }
        tell(source, paths.sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path))
    }

    private func tell(_ source: any UICollectionViewDataSourcePrefetching, _ soon: [IndexPath]) {
        let all = Set(soon)
        let known = showing.prefetched
        let cancelled = known.filter { !all.contains($0) && showing.views[.cell($0)] == nil }.sorted()
        showing.prefetched = all
        let new = soon.filter { !known.contains($0) }
        if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
    }
}
