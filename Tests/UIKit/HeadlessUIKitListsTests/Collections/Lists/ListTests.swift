import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Lists: compositional layouts whose rows are as high as suits them, and the cells that go with them.
@MainActor
@Suite("List layouts and list cells") struct ListTests {
    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        _ set: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> UICollectionViewCompositionalLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        set(&configuration)
        return .list(using: configuration)
    }

    @Test("Rows are as high as suits their cells, and those not seen yet 44 points")
    func heights() {
        CollectionStage.run([names(1000)], layout: list(), isShown: false) { stage in
            for item in 0..<1000 { stage.log.preferred["i\(item)"] = CGSize(width: 300, height: 60) }
            stage.show()
            #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 60, 120, 180, 240, 300, 360])
            #expect(stage.view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 300, height: 60) })
            let measured = stage.view.pool.made
            #expect(stage.view.contentSize.height == CGFloat(measured * 60 + (1000 - measured) * 44))
            #expect(stage.faults == [])
            stage.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
            #expect(stage.faults == [] && stage.view.cellForItem(at: IndexPath(item: 500, section: 0)) != nil)
            #expect(stage.view.pool.made < 30)
        }
    }

    @Test("A label among the accessories shows its text at the trailing edge, beside the content")
    func label() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        cell.accessories = [.label(text: "3")]
        cell.layoutIfNeeded()
        let label = cell.subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.text == "3" && label?.frame.maxX == 192)
        #expect(cell.contentView.frame.maxX == label?.frame.minX)
    }

    @Test("Inserting and deleting keeps the heights that are known")
    func updated() {
        CollectionStage.run([names(20)], layout: list(), isShown: false) { stage in
            for item in 0..<20 {
                stage.log.preferred["i\(item)"] = CGSize(width: 300, height: 50 + CGFloat(item))
            }
            stage.log.preferred["new"] = CGSize(width: 300, height: 10)
            stage.show()
            stage.log.sections[0].remove(at: 1)
            stage.log.sections[0].insert("new", at: 0)
            stage.view.performBatchUpdates {
                stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
                stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
            #expect(stage.view.visibleCells.prefix(4).map(\.frame.height) == [10, 50, 52, 53])
            stage.settle()
            #expect(stage.faults == [])
        }
    }

    @Test("Grouped lists keep their rows and sections apart, and headers are supplementary views")
    func appearances() {
        let layout = list(.insetGrouped) {
            $0.headerMode = .supplementary
            $0.headerTopPadding = 4
        }
        CollectionStage.run([["a"], ["b"]], layout: layout) { stage in
            let header = UICollectionView.elementKindSectionHeader
            #expect(
                stage.view.visibleCells.map(\.frame.shortText) == ["(20 44; 260 44)", "(20 149.5; 260 44)"])
            #expect(
                stage.view.visibleSupplementaryViews(ofKind: header).map(\.frame.shortText) == [
                    "(20 4; 260 40)", "(20 109.5; 260 40)",
                ])
            #expect(stage.faults == [])
        }
    }

    @Test("A cell shows its content configuration in place of its content view, as high as suits it")
    func content() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        var content = cell.defaultContentConfiguration()
        content.text = "One"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        let view = try #require(cell.contentView as? UIListContentView)
        #expect(view.superview === cell && view.frame == cell.bounds)
        content.text = "Two"
        cell.contentConfiguration = content
        #expect(cell.contentView === view)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Two")
        #expect(cell.sizeThatFits(CGSize(width: 300, height: 44)) == CGSize(width: 300, height: 44))
        content.secondaryText = String(repeating: "words ", count: 80)
        cell.contentConfiguration = content
        #expect(cell.sizeThatFits(CGSize(width: 300, height: 44)).height > 100)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView) && cell.contentView.superview === cell)
    }

    @Test("A cell passes its state to the configuration update handler, once for all changes")
    func state() {
        final class Cell: UICollectionViewCell {
            var states: [String] = []
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                states.append("\(state.isSelected) \(state.isHighlighted)")
            }
        }
        let cell = Cell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        cell.layoutIfNeeded()
        cell.isHighlighted = true
        cell.isSelected = true
        cell.layoutIfNeeded()
        cell.layoutIfNeeded()
        #expect(cell.states == ["false false", "true true"])
        cell.backgroundConfiguration = .listGroupedCell()
        #expect(cell.subviews.first is BackgroundView && cell.subviews.first?.frame == cell.bounds)
        var calls = 0
        cell.configurationUpdateHandler = { _, state in calls += state.isSelected ? 1 : 0 }
        cell.layoutIfNeeded()
        #expect(calls == 1)
        cell.backgroundConfiguration = nil
        #expect(!(cell.subviews.first is BackgroundView))
    }

    @Test("Accessories are beside the content, and some are there only while the list is edited")
    func accessories() {
        CollectionStage.run([[]], layout: list()) { stage in
            var deleted = 0
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                cell, _, name in
                var content = cell.defaultContentConfiguration()
                content.text = name
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator(), .delete { deleted += 1 }]
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            var snapshot = source.snapshot()
            snapshot.appendSections([0])
            snapshot.appendItems(["a"])
            source.apply(snapshot, animatingDifferences: false)
            stage.view.layoutIfNeeded()
            let cell = stage.view.visibleCells[0]
            #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 268, height: 44))
            #expect(!cell.subviews.contains { $0 is UIButton })
            stage.view.isEditing = true
            stage.view.layoutIfNeeded()
            #expect(cell.contentView.frame == CGRect(x: 32, y: 0, width: 236, height: 44))
            Finger.tap(CGPoint(x: 20, y: 122))
            #expect(deleted == 1)
        }
    }

    @Test("The first item of a section is its header where it is to be: it has the place and the look of one")
    func firstItemAsHeader() throws {
        typealias Appearance = UICollectionLayoutListConfiguration.Appearance
        let looks: [(Appearance, UIListContentConfiguration, UIBackgroundConfiguration, [String])] = [
            (
                .plain, .plainHeader(), .listPlainHeaderFooter(),
                ["(0 4; 300 44)", "(0 48; 300 44)", "(0 96; 300 44)"]
            ),
            (
                .grouped, .groupedHeader(), .listGroupedHeaderFooter(),
                ["(0 4; 300 44)", "(0 48; 300 44)", "(0 113.5; 300 44)"]
            ),
            (
                .insetGrouped, .groupedHeader(), .listGroupedHeaderFooter(),
                ["(20 4; 260 44)", "(20 48; 260 44)", "(20 113.5; 260 44)"]
            ),
            (
                .sidebar, .sidebarHeader(), .listSidebarHeader(),
                ["(20 4; 260 44)", "(20 48; 260 44)", "(20 96; 260 44)"]
            ),
        ]
        for (appearance, content, background, frames) in looks {
            let layout = list(appearance) {
                $0.headerMode = .firstItemInSection
                $0.headerTopPadding = 4
            }
            try CollectionStage.run([[]], layout: layout) { stage in
                var asked: [String: (UIListContentConfiguration, UIBackgroundConfiguration)] = [:]
                let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                    cell, _, name in
                    asked[name] = (cell.defaultContentConfiguration(), cell.defaultBackgroundConfiguration())
                }
                let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) {
                    $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
                }
                var snapshot = source.snapshot()
                snapshot.appendSections([0, 1])
                snapshot.appendItems(["head", "row"], toSection: 0)
                snapshot.appendItems(["other"], toSection: 1)
                source.apply(snapshot, animatingDifferences: false)
                stage.view.layoutIfNeeded()
                #expect(stage.view.visibleCells.map(\.frame.shortText) == frames)
                let head = try #require(asked["head"])
                #expect(head.0 == content && head.1 == background)
                let row = try #require(asked["row"])
                #expect(row.0 == .cell() && row.1 != background)
                #expect(asked["other"]?.0 == content)
                // Who comes first is the header then, once it is set up again.
                snapshot.moveItem("row", beforeItem: "head")
                snapshot.reconfigureItems(["head", "row"])
                source.apply(snapshot, animatingDifferences: false)
                #expect(asked["row"]?.0 == content && asked["head"]?.0 == .cell())
            }
        }
    }

    @Test("A list cell that is a supplementary view has the defaults of a header or a footer")
    func supplementaryDefaults() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        CollectionStage.run([[]], layout: layout) { stage in
            var asked: [String: UIListContentConfiguration] = [:]
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
            let views = [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ].map { kind in
                UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
                    view, kind, _ in asked[kind] = view.defaultContentConfiguration()
                }
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) {
                $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
            }
            source.supplementaryViewProvider = { view, kind, path in
                let isHeader = kind == UICollectionView.elementKindSectionHeader
                return view.dequeueConfiguredReusableSupplementary(using: views[isHeader ? 0 : 1], for: path)
            }
            var snapshot = source.snapshot()
            snapshot.appendSections([0])
            snapshot.appendItems(["row"], toSection: 0)
            source.apply(snapshot, animatingDifferences: false)
            stage.view.layoutIfNeeded()
            #expect(asked[UICollectionView.elementKindSectionHeader] == .groupedHeader())
            #expect(asked[UICollectionView.elementKindSectionFooter] == .groupedFooter())
        }
    }
}
