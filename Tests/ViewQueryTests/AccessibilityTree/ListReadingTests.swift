import HeadlessUIKit
import Testing
import ViewQuery

/// Lists are read in the order of their data, wherever their views stand.
@MainActor
@Suite("Reading order of lists") struct ListReadingTests {
    /// Two sections of names, each with a header and a footer.
    private final class Names: NSObject, UITableViewDataSource {
        var sections = [["Ada", "Grace"], ["Hedy"]]

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Header \(section)"
        }

        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            "Footer \(section)"
        }
    }

    private func names(of view: UIView) -> [String] {
        allElements().inside(view).compactMap(\.label)
    }

    @Test("A table is read from its header by each section's header, rows and footer to its footer")
    func table() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .grouped)
        let source = Names()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        table.dataSource = source
        let (top, bottom) = (UILabel(frame: table.bounds), UILabel(frame: table.bounds))
        for (label, text) in [(bottom, "End"), (top, "Beginning")] {
            label.text = text
            label.frame.size.height = 30
        }
        table.tableFooterView = bottom
        table.tableHeaderView = top
        let order = [
            "Beginning", "Header 0", "Ada", "Grace", "Footer 0", "Header 1", "Hedy", "Footer 1", "End",
        ]
        #expect(names(of: table) == order)
        #expect(table.headerView(forSection: 0)?.textLabel?.accessibilityTraits == .header)
        #expect(table.footerView(forSection: 0)?.textLabel?.accessibilityTraits.contains(.header) == false)

        table.performBatchUpdates {
            source.sections = [["Grace"], ["Hedy", "Ada"]]
            table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
        }
        #expect(names(of: table).filter { $0.count < 6 } == ["Grace", "Hedy", "Ada", "End"])
        let cells = table.subviews.compactMap { ($0 as? UITableViewCell)?.textLabel?.text }
        #expect(cells == ["Grace", "Hedy", "Ada"])
    }

    private final class Tile: UICollectionReusableView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A strip of ten numbers that scrolls across, with a header and a footer.
    private final class Numbers: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            10
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
            cell.isAccessibilityElement = true
            cell.accessibilityLabel = "\(indexPath.item)"
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "tile", for: indexPath)
            (view as? Tile)?.label.text = kind == UICollectionView.elementKindSectionHeader ? "Top" : "Bottom"
            return view
        }
    }

    private func strip() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }

    @Test(
        "A collection view is read by a section's header, items and footer, also when scrolled back"
    )
    func collection() throws {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 250, height: 300), collectionViewLayout: strip())
        let source = Numbers()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(Tile.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "tile")
        }
        collection.dataSource = source
        #expect(names(of: collection) == ["Top", "0", "1", "2", "Bottom"])

        let scroller = try #require(collection.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        for x in [400.0, 300, 200] {
            scroller.contentOffset.x = x
            collection.layoutIfNeeded()
        }
        #expect(names(of: collection) == ["Top", "2", "3", "4", "Bottom"])
    }
}
