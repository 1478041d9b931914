import Robot

/// Self-sizing cards in sections that scroll sideways, with headers, from a diffable data source that changes them.
final class FeedViewController: UICollectionViewController {
    private let diary: Diary
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    private var sections = [0: Array(0..<5), 1: Array(10..<18), 2: Array(20..<24)]
    private var serial = 100

    init(_ diary: Diary) {
        self.diary = diary
        super.init(collectionViewLayout: Self.layout())
        title = "Feed"
        tabBarItem = UITabBarItem(title: "Feed", image: nil, tag: 8)
    }

    required init?(coder: NSCoder) { nil }

    private static func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(index == 2 ? 1 : 0.6), heightDimension: .estimated(60))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
                .groupPagingCentered, .continuous, .none,
            ]
            section.orthogonalScrollingBehavior = behaviors[index % 3]
            section.interGroupSpacing = 6
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = index == 2
            section.boundarySupplementaryItems = [header]
            return section
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "feed"
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Card \(item)"
            content.secondaryText = String(repeating: "more ", count: item % 9)
            cell.contentConfiguration = content
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Section \(path.section)"
            header.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        self.source = source
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Insert", style: .plain, target: self, action: FeedViewController.insert),
            UIBarButtonItem(title: "Move", style: .plain, target: self, action: FeedViewController.move),
            UIBarButtonItem(title: "Reload", style: .plain, target: self, action: FeedViewController.reload),
        ]
        apply(animated: false)
    }

    private func apply(
        animated: Bool, _ change: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void = { _ in }
    ) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, items) in sections.sorted(by: { $0.key < $1.key }) {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        change(&snapshot)
        source?.apply(snapshot, animatingDifferences: animated)
    }

    private func insert() {
        sections[serial % 3, default: []].insert(serial, at: 0)
        serial += 1
        apply(animated: true)
    }

    private func move() {
        guard let item = sections[0]?.popLast() ?? sections[1]?.popLast() else { return }
        sections[2, default: []].insert(item, at: 0)
        apply(animated: true)
    }

    private func reload() {
        apply(animated: true) { snapshot in
            if let first = snapshot.itemIdentifiers.first { snapshot.reconfigureItems([first]) }
            if let last = snapshot.itemIdentifiers.last { snapshot.reloadItems([last]) }
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        diary.note("selected card \(indexPath.section)-\(indexPath.item)")
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [diary] _ in
            UIMenu(children: [UIAction(title: "Note") { _ in diary.note("noted") }])
        }
    }
}
