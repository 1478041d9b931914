extension UICollectionView {
    /// The greatest numbers of sections and items; more are reported as a mistake.
    nonisolated static let mostSections = 1_000_000
    nonisolated static let mostItems = 10_000_000

    final var counts: [Int] {
        if let counts = showing.counts { return counts }
        let counts = askForCounts()
        showing.counts = counts
        return counts
    }

    final func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = checked(dataSource.numberOfSections(in: self), section: nil)
        var counts: [Int] = []
        counts.reserveCapacity(sections)
        for section in 0..<sections {
            counts.append(
                checked(dataSource.collectionView(self, numberOfItemsInSection: section), section: section))
        }
        return counts
    }

    final func checked(_ count: Int, section: Int?) -> Int {
        let limit = section == nil ? Self.mostSections : Self.mostItems
        let taken = min(max(count, 0), limit)
        if taken != count { report(.oddCount(count, section: section, countsAs: taken)) }
        return taken
    }

    /// Records a failure, unless it was already recorded since the data or layout last changed.
    final func report(_ failure: CollectionFailure) {
        if showing.reported.insert(failure.description).inserted { failure.record() }
    }

    /// Records what UIKit only logs, as often as a failure.
    final func reportAsLog(_ failure: CollectionFailure) {
        if showing.reported.insert(failure.description).inserted { failure.recordAsLog() }
    }

    /// Discards everything known about the data, and reloads.
    final func forgetData() {
        showing.counts = nil
        showing.needsReload = true
        if !showing.isUnderWay { showing.reported = [] }
        movement = nil
        dragAndDrop?.contentDidChange(isReload: true)
        dropPicking()
        let context = collectionViewLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        ViewTree.change(self)
    }
}
