import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Lists that scroll, reload and resize at random, against what should be visible.
@MainActor @Suite("Random scrolling of lists") struct RandomScrollTests {
    enum Layout: CaseIterable {
        case flow, compositional, selfSized, custom

        @MainActor
        var made: UICollectionViewLayout {
            switch self {
            case .flow:
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 90, height: 60)
                layout.headerReferenceSize = CGSize(width: 0, height: 30)
                layout.sectionHeadersPinToVisibleBounds = true
                return layout
            case .compositional:
                let whole = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(44))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
                    subitems: [NSCollectionLayoutItem(layoutSize: whole)])
                return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            case .selfSized:
                let layout = UICollectionViewFlowLayout()
                layout.estimatedItemSize = CGSize(width: 300, height: 50)
                return layout
            case .custom: return BackwardsLayout()
            }
        }
    }

    @Test(
        "A collection view shows what is visible, in order, and reports what appears and disappears",
        arguments: Layout.allCases)
    func collections(_ layout: Layout) {
        var numbers = SeededNumbers(seed: 11)
        let sections = (0..<4).map { section in (0..<40).map { "\(section)·\($0)" } }
        CollectionStage.run(sections, layout: layout.made) { stage in
            stage.log.heard = ["willDisplay", "didEnd"]
            for _ in 0..<Rounds.of(1_200) {
                _ = stage.log.take()
                let before = Set(stage.view.showing.views.keys)
                let isScrolled = change(&numbers, stage)
                #expect(stage.faults == [])
                #expect(stackFaults(stage) == [])
                let paths = stage.view.indexPathsForVisibleItems
                #expect(paths == paths.sorted())
                #expect(stage.view.visibleCells.map { stage.view.indexPath(for: $0) } == paths)
                // Cells that size themselves are shown in several passes.
                guard isScrolled, layout != .selfSized else { continue }
                #expect(stage.log.take().map(shortened) == calls(from: before, stage))
            }
        }
    }

    /// Changes something; returns whether the view was only scrolled.
    private func change(_ numbers: inout SeededNumbers, _ stage: CollectionStage) -> Bool {
        let view = stage.view
        let end = max(0, view.contentSize.height - view.bounds.height)
        let choice = numbers.next(below: 10)
        switch choice {
        case 0..<4:
            let way = CGFloat(numbers.next(below: 160) - 80)
            view.contentOffset.y = (view.contentOffset.y + way).clamped(to: 0...end)
        case 4..<7: view.contentOffset.y = CGFloat(numbers.next(below: Int(end) + 1))
        case 7: view.reloadData()
        case 8: view.frame.size.height = CGFloat(300 + 20 * numbers.next(below: 8))
        default: moveAnItem(in: numbers.next(below: 4), stage)
        }
        view.layoutIfNeeded()
        stage.settle()
        return choice < 7
    }

    private func moveAnItem(in section: Int, _ stage: CollectionStage) {
        UIView.performWithoutAnimation {
            stage.view.performBatchUpdates {
                let text = stage.log.sections[section].remove(at: 3)
                stage.log.sections[section].insert("again \(text.suffix(4))", at: 7)
                stage.view.deleteItems(at: [IndexPath(item: 3, section: section)])
                stage.view.insertItems(at: [IndexPath(item: 7, section: section)])
            }
        }
    }

    /// What the delegate is told: the elements that come in the layout's order, and then those that go in theirs.
    private func calls(from before: Set<ElementKey>, _ stage: CollectionStage) -> [String] {
        let view = stage.view
        var now: [ElementKey] = []
        for attributes in view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
        where attributes.frame.overlaps(view.bounds) && !now.contains(attributes.key) {
            now.append(attributes.key)
        }
        return now.filter { !before.contains($0) }.map { "willDisplay \(name($0))" }
            + before.subtracting(now).sorted().map { "didEnd \(name($0))" }
    }

    private func name(_ key: ElementKey) -> String {
        let kind = key.category == .cell ? "" : "\(CollectionLog.short(key.kind)) "
        return kind + key.indexPath.shortText
    }

    /// A call without the name of the cell.
    private func shortened(_ line: String) -> String {
        let words = line.split(separator: " ")
        return words.prefix(words.count > 1 && words[1].contains("·") ? 2 : 3).joined(separator: " ")
    }

    /// What is wrong with the order of the subviews: by their z-orders, and each noted once.
    private func stackFaults(_ stage: CollectionStage) -> [String] {
        let shown = stage.view.subviews.compactMap { $0 as? UICollectionReusableView }
        let levels = shown.map { $0.appliedAttributes?.zIndex ?? 0 }
        var faults: [String] = []
        if levels != levels.sorted() { faults.append("the z-orders are \(levels)") }
        for view in shown where view.stackEntries != 1 { faults.append("\(view.stackEntries) entries") }
        if stage.view.showing.stack.count != shown.count { faults.append("a view is left in the stack") }
        return faults
    }

    // MARK: Tables

    @Test(
        "A table shows the rows that are visible, in order, wherever it was scrolled",
        arguments: [false, true])
    func tables(isSelfSized: Bool) {
        var numbers = SeededNumbers(seed: 13)
        let sections = (0..<4).map { section in (0..<40).map { "\(section)·\($0)" } }
        TableStage.run(sections) { stage in
            let table = stage.table
            table.rowHeight = isSelfSized ? UITableView.automaticDimension : 44
            for _ in 0..<Rounds.of(1_200) {
                let end = max(0, table.contentSize.height - table.bounds.height)
                switch numbers.next(below: 9) {
                case 0..<4:
                    let way = CGFloat(numbers.next(below: 160) - 80)
                    table.contentOffset.y = (table.contentOffset.y + way).clamped(to: 0...end)
                case 4..<7: table.contentOffset.y = CGFloat(numbers.next(below: Int(end) + 1))
                case 7: table.reloadData()
                default: table.frame.size.height = CGFloat(300 + 20 * numbers.next(below: 8))
                }
                table.layoutIfNeeded()
                stage.settle()
                #expect(rowFaults(table, stage) == [])
            }
        }
    }

    /// What is wrong with a table's cells: the rows, their places, or their order among the subviews.
    private func rowFaults(_ table: UITableView, _ stage: TableStage) -> [String] {
        // Sums of heights are not exact: a row that ends at the edge may end a hair beyond it.
        func isSeen(_ path: IndexPath) -> Bool {
            table.rectForRow(at: path).insetBy(dx: 0, dy: 0.001).overlaps(table.bounds)
        }
        var wanted: [IndexPath] = []
        for (section, rows) in stage.rows.sections.enumerated() {
            for row in rows.indices {
                let path = IndexPath(row: row, section: section)
                if isSeen(path) { wanted.append(path) }
            }
        }
        var faults: [String] = []
        if (table.indexPathsForVisibleRows ?? []).filter(isSeen) != wanted {
            faults.append("the rows are others")
        }
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }
        if cells.compactMap({ table.indexPath(for: $0) }).filter(isSeen) != wanted {
            faults.append("the order is another")
        }
        for cell in cells {
            guard let path = table.indexPath(for: cell) else { continue }
            if cell.frame != table.rectForRow(at: path) { faults.append("\(path.shortText) is elsewhere") }
            if cell.textLabel?.text != stage.rows.sections[path.section][path.row] {
                faults.append("\(path.shortText) shows \(cell.textLabel?.text ?? "nothing")")
            }
        }
        return faults
    }
}

/// Rows in several z-orders, of which the layout tells the last first, and some twice.
private final class BackwardsLayout: UICollectionViewLayout {
    private var attributes: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        attributes = []
        for section in 0..<(collectionView?.numberOfSections ?? 0) {
            for item in 0..<(collectionView?.numberOfItems(inSection: section) ?? 0) {
                let one = UICollectionViewLayoutAttributes(
                    forCellWith: IndexPath(item: item, section: section))
                one.frame = CGRect(x: 0, y: CGFloat(attributes.count) * 50, width: 300, height: 60)
                one.zIndex = section % 3
                attributes.append(one)
            }
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: 300, height: CGFloat(attributes.count) * 50 + 10)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = attributes.filter { $0.frame.overlaps(rect) }
        return found.reversed() + found.prefix(3)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.indexPath == indexPath }
    }
}
