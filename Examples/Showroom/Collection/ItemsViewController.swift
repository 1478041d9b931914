import HeadlessUIKit

/// Items in two columns: a double tap marks one, a long press deletes one, and a tap with two fingers unmarks all.
final class ItemsViewController: UICollectionViewController {
    private typealias DataSource = UICollectionViewDiffableDataSource<Int, Int>

    private static let itemCount = 50

    private var favorites: Set<Int> = []
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(collectionViewLayout: Self.makeLayout())
        title = MainTab.collection.title
    }

    required init?(coder: NSCoder) { nil }

    private static func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(96)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(96)),
            repeatingSubitem: item, count: 2)
        let section = NSCollectionLayoutSection(group: row)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 10, bottom: 12, trailing: 10)
        return UICollectionViewCompositionalLayout(section: section)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityIdentifier = "CollectionView"
        collectionView.allowsSelection = false
        collectionView.dataSource = dataSource
        setUpGestures()
        var items = DataSource.Snapshot()
        items.appendSections([0])
        items.appendItems(Array(0..<Self.itemCount))
        dataSource.apply(items, animatingDifferences: false)
    }

    private func makeDataSource() -> DataSource {
        let registration = UICollectionView.CellRegistration<ItemCell, Int> { [weak self] cell, _, item in
            cell.show(item, isFavorite: self?.favorites.contains(item) ?? false)
            cell.actions = [
                UIAccessibilityCustomAction(name: "Favourite") { _ in
                    self?.toggleFavorite(item)
                    return true
                },
                UIAccessibilityCustomAction(name: "Delete") { _ in
                    self?.askToDelete(item)
                    return true
                },
            ]
        }
        return DataSource(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
    }

    // MARK: Gestures

    private func setUpGestures() {
        let doubleTap = UITapGestureRecognizer(target: self, action: ItemsViewController.wasDoubleTapped)
        doubleTap.numberOfTapsRequired = 2
        let twoFingerTap = UITapGestureRecognizer(target: self, action: ItemsViewController.clearFavorites)
        twoFingerTap.numberOfTouchesRequired = 2
        let longPress = UILongPressGestureRecognizer(
            target: self, action: ItemsViewController.wasLongPressed)
        longPress.minimumPressDuration = 0.5
        for recognizer in [doubleTap, twoFingerTap, longPress] {
            collectionView.addGestureRecognizer(recognizer)
        }
    }

    private func item(under recognizer: UIGestureRecognizer) -> Int? {
        collectionView.indexPathForItem(at: recognizer.location(in: collectionView))
            .flatMap(dataSource.itemIdentifier)
    }

    private func wasDoubleTapped(_ recognizer: UITapGestureRecognizer) {
        if let item = item(under: recognizer) { toggleFavorite(item) }
    }

    private func wasLongPressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began, let item = item(under: recognizer) else { return }
        askToDelete(item)
    }

    // MARK: Items

    private func toggleFavorite(_ item: Int) {
        if favorites.remove(item) == nil { favorites.insert(item) }
        reconfigure([item])
    }

    private func clearFavorites() {
        let items = favorites.sorted()
        favorites = []
        reconfigure(items)
    }

    private func reconfigure(_ items: [Int]) {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(items)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func askToDelete(_ item: Int) {
        let sheet = UIAlertController(
            title: ItemCell.title(of: item), message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete(item) })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let cell = dataSource.indexPath(for: item).flatMap(collectionView.cellForItem)
        // On a tablet the sheet is a popover beside the item.
        sheet.popoverPresentationController?.sourceView = cell ?? collectionView
        sheet.popoverPresentationController?.sourceRect = (cell ?? collectionView).bounds
        present(sheet, animated: true)
    }

    private func delete(_ item: Int) {
        favorites.remove(item)
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([item])
        dataSource.apply(snapshot, animatingDifferences: true)
    }
}
