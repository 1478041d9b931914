/// Compares two snapshots, using numbers for identifiers.
struct SnapshotComparison {
    let old: SnapshotOrder
    let new: SnapshotOrder
    private(set) var difference = SnapshotDifference()
    /// The new indices of the old sections; `nil` for deleted ones.
    private var newSections: [Int?] = []
    /// The old indices of the new sections; `nil` for inserted ones.
    private var oldSections: [Int?] = []
    /// The old indices of the new items; `nil` for inserted ones, and for those of inserted or deleted sections.
    private var oldItems: [Int?] = []

    init(old: SnapshotOrder, new: SnapshotOrder) {
        self.old = old
        self.new = new
    }

    mutating func compareSections(_ newSections: [Int?]) {
        self.newSections = newSections
        oldSections = Array(repeating: nil, count: new.sections.count)
        for (index, place) in newSections.enumerated() {
            if let place { oldSections[place] = index } else { difference.deletedSections.insert(index) }
        }
        var stayed: [(from: Int, to: Int)] = []
        for (index, place) in oldSections.enumerated() {
            if let place { stayed.append((place, index)) } else { difference.insertedSections.insert(index) }
        }
        let isKept = LongestIncreasingSubsequence.mask(of: stayed.map(\.from))
        for (section, isKept) in zip(stayed, isKept) where !isKept {
            difference.movedSections.append(.init(from: section.from, to: section.to))
        }
    }

    mutating func compareItems(_ newItems: [Int?]) {
        oldItems = Array(repeating: nil, count: new.items.count)
        for (position, place) in newItems.enumerated() where newSections[old.sectionsOfItems[position]] != nil
        {
            if let place, oldSections[new.sectionsOfItems[place]] != nil {
                oldItems[place] = position
            } else {
                difference.deletedItems.append(old.indexPath(at: position))
            }
        }
        for section in new.sections.indices where oldSections[section] != nil { compareItems(in: section) }
    }

    private mutating func compareItems(in section: Int) {
        let range = new.range(ofSection: section)
        let stayed = range.compactMap { position in
            oldItems[position].flatMap { newSections[old.sectionsOfItems[$0]] == section ? $0 : nil }
        }
        let isKept = LongestIncreasingSubsequence.mask(of: stayed)
        var seen = 0
        for position in range {
            guard let before = oldItems[position] else {
                difference.insertedItems.append(new.indexPath(at: position))
                continue
            }
            if seen < stayed.count, stayed[seen] == before {
                seen += 1
                if isKept[seen - 1] { continue }
            }
            difference.movedItems.append(
                .init(from: old.indexPath(at: before), to: new.indexPath(at: position)))
        }
    }

    /// Adds the items to reload and reconfigure, as numbers in the new snapshot.
    mutating func noteMarks(sections: [Int], reloaded: [Int], reconfigured: [Int]) {
        var reloadedSections = IndexSet()
        for section in sections {
            let place = new.sectionPositions[section]
            guard let before = oldSections[place] else { continue }
            reloadedSections.insert(place)
            difference.reloadedSections.append(.init(from: before, to: place))
        }
        func moves(_ items: [Int]) -> [SnapshotDifference.Move<IndexPath>] {
            items.compactMap { item in
                let place = new.itemPositions[item]
                guard let before = oldItems[place],
                    !reloadedSections.contains(new.sectionsOfItems[place])
                else { return nil }
                return .init(from: old.indexPath(at: before), to: new.indexPath(at: place))
            }
        }
        difference.reloadedItems = moves(reloaded)
        let isReloaded = Set(reloaded)
        difference.reconfiguredItems = moves(reconfigured.filter { !isReloaded.contains($0) })
    }
}
