import Foundation

extension UICollectionView {
    /// More sections or items than these are taken for a mistake.
    nonisolated static let mostSections = 1_000_000
    nonisolated static let mostItems = 10_000_000

    /// How many items each section has, as the data source said when it was asked last.
    final var counts: [Int] {
        if let counts = showing.counts { return counts }
        let counts = askForCounts()
        showing.counts = counts
        return counts
    }

    /// Asks the data source how many items each section has.
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

    private func checked(_ count: Int, section: Int?) -> Int {
        let limit = section == nil ? Self.mostSections : Self.mostItems
        if count < 0 {
            report(.negativeCount(count, section: section))
            return 0
        }
        if count > limit {
            report(.enormousCount(count, section: section, limit: limit))
            return limit
        }
        return count
    }

    /// Records a failure, unless it was since the data or the layout were last worked out anew.
    final func report(_ failure: CollectionFailure) {
        if showing.reported.insert(failure.description).inserted { failure.record() }
    }

    /// Records what UIKit only logs, as often as a failure.
    final func reportAsLog(_ failure: CollectionFailure) {
        if showing.reported.insert(failure.description).inserted { failure.recordAsLog() }
    }

    /// How many sections there are.
    public final var numberOfSections: Int { counts.count }

    /// How many items a section has; a section that does not exist is a failure, and has none.
    public final func numberOfItems(inSection section: Int) -> Int {
        let counts = counts
        guard counts.indices.contains(section) else {
            CollectionFailure.noSuchSection(section, counts.count).record()
            return 0
        }
        return counts[section]
    }

    /// Forgets all that is known of the data, and has everything shown anew.
    final func forgetData() {
        showing.counts = nil
        showing.needsReload = true
        if !showing.isUnderWay { showing.reported = [] }
        dropMovement()
        dropPicking()
        let context = collectionViewLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        ViewTree.change(self)
    }
}
