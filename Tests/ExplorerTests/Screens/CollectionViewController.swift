import Robot

/// A collection view with a list, a strip that scrolls sideways and a grid, from a diffable data source.
final class CollectionViewController: UIViewController, UICollectionViewDelegate {
    private let diary: Diary
    private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    private var items = [Array(0..<8), Array(100..<112), Array(200..<230)]

    init(_ diary: Diary) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        title = "Collection"
        tabBarItem = UITabBarItem(title: "Collection", image: nil, tag: 4)
    }

    required init?(coder: NSCoder) { nil }

    private static func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            if index == 0 {
                let list = UICollectionLayoutListConfiguration(appearance: .plain)
                return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
            }
            let isStrip = index == 1
            let size = NSCollectionLayoutSize(
                widthDimension: isStrip ? .absolute(120) : .fractionalWidth(1 / 3),
                heightDimension: .absolute(90))
            let whole = NSCollectionLayoutSize(
                widthDimension: isStrip ? .absolute(120) : .fractionalWidth(1), heightDimension: .absolute(90)
            )
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = isStrip ? .continuous : .none
            return section
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.accessibilityIdentifier = "collection"
        collection.delegate = self
        collection.allowsMultipleSelection = true
        view.addSubview(collection)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = "Item \(item)"
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                title: "Shuffle", style: .plain, target: self, action: CollectionViewController.turn),
            UIBarButtonItem(
                title: "Drop", style: .plain, target: self, action: CollectionViewController.drop),
        ]
        apply(animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collection.frame = view.bounds
    }

    private func apply(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, items) in items.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        source?.apply(snapshot, animatingDifferences: animated)
    }

    private func turn() {
        items = items.map { $0.reversed() }
        apply(animated: true)
    }

    private func drop() {
        items = items.map { Array($0.dropFirst()) }
        apply(animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        diary.note("selected item \(indexPath.section)-\(indexPath.item)")
    }
}
