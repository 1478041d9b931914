/// The sizes of items whose cells were measured.
///
/// In another available size the cells may prefer other sizes. The old ones are then estimates, better than the layout's:
/// with those, content that only fits its estimates would change its insets for ever.
struct MeasuredSizes {
    private(set) var sizes: [Int: [Int: CGSize]] = [:]
    /// The items that were measured in the present available size.
    private var current: [Int: Set<Int>] = [:]
    private(set) var count = 0

    /// The measured size of an item, which may be that of another available size.
    subscript(path: IndexPath) -> CGSize? { sizes[path.section]?[path.item] }

    /// Whether an item was measured in the present available size.
    func isCurrent(_ path: IndexPath) -> Bool { current[path.section]?.contains(path.item) == true }

    mutating func set(_ size: CGSize, of path: IndexPath) {
        sizes[path.section, default: [:]][path.item] = size
        if current[path.section, default: []].insert(path.item).inserted { count += 1 }
    }

    /// Has all items measured again; until then their sizes are kept.
    mutating func becomeEstimates() {
        current = [:]
        count = 0
    }

    /// The sizes after an update of the data; reloaded items are measured again.
    func following(_ map: BatchMap) -> MeasuredSizes {
        var moved = MeasuredSizes()
        for (section, sizes) in sizes {
            for (item, size) in sizes {
                let path = IndexPath(item: item, section: section)
                guard !map.reconfiguredItems.contains(path), let new = map.keptIndexPath(of: path) else {
                    continue
                }
                moved.sizes[new.section, default: [:]][new.item] = size
                guard isCurrent(path) else { continue }
                moved.current[new.section, default: []].insert(new.item)
                moved.count += 1
            }
        }
        return moved
    }
}
