import Robot

/// A collection view alone in a window, with three items of 130 by 44 points in a row.
@MainActor
final class CollectionBench: ListBench, UICollectionViewDataSource {
    enum Layout {
        case flow, compositional
    }

    private let collection: UICollectionView
    private var data: ListData

    init(items: Int, layout: Layout) {
        data = ListData(items)
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            collectionViewLayout: layout == .flow ? Self.flow() : Self.compositional())
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(TextCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = self
        UIWindow.createWindowForTesting().addSubview(collection)
        collection.layoutIfNeeded()
    }

    private static func flow() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 130, height: 44)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }

    private static func compositional() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(130), heightDimension: .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            repeatingSubitem: item, count: 3)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
    }

    let columns = 3

    func reload() -> Int {
        collection.reloadData()
        return show()
    }

    func jump(toLast isLast: Bool) -> Int {
        let item = isLast ? data.rows.count - 1 : 0
        collection.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
        return show()
    }

    func scroll() -> Int {
        var total = 0
        collection.contentOffset.y = 0
        while collection.contentOffset.y + 844 < collection.contentSize.height {
            total &+= show()
            collection.contentOffset.y += 844
        }
        return total &+ show()
    }

    func readCells() -> Int {
        var total = 0
        for cell in CollectionViewCells(in: collection, as: TextCell.self) {
            total &+= cell.label.text?.utf8.count ?? 0
        }
        return total
    }

    func update() -> Int {
        UIView.performWithoutAnimation {
            collection.performBatchUpdates {
                self.data.change()
                self.collection.deleteItems(at: Self.removals)
                self.collection.insertItems(at: Self.insertions)
            }
        }
        return show()
    }

    private static let removals = ListData.removals.map { IndexPath(item: $0, section: 0) }
    private static let insertions = ListData.insertions.map { IndexPath(item: $0, section: 0) }

    private func show() -> Int {
        collection.layoutIfNeeded()
        return collection.visibleCells.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        data.rows.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? TextCell)?.label.text = data.text(indexPath.item)
        return cell
    }
}

/// A cell with a label.
private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}
