enum ElementOrder {
    /// A cell by its numbers, with its index in a list.
    private struct Place: Comparable {
        var section: Int
        var item: Int
        var index: Int

        static func < (one: Place, other: Place) -> Bool {
            one.section == other.section ? one.item < other.item : one.section < other.section
        }
    }

    /// The indices of keys in the order of the keys.
    ///
    /// Cells are sorted by their numbers alone: sorting keys would count references in each comparison.
    ///
    /// - Complexity: O(*n* log *n*).
    static func indices(of keys: [ElementKey]) -> [Int] {
        var places: [Place] = []
        places.reserveCapacity(keys.count)
        for index in keys.indices {
            guard keys[index].isPlainCell else { return keys.indices.sorted { keys[$0] < keys[$1] } }
            places.append(Place(section: keys[index].section, item: keys[index].item, index: index))
        }
        places.sort()
        return places.map(\.index)
    }

    static func sorted(_ keys: [ElementKey]) -> [ElementKey] {
        indices(of: keys).map { keys[$0] }
    }
}
