import Robot

/// Colours in three columns.
final class SwatchesViewController: UICollectionViewController {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo,
        .systemPurple,
        .systemPink,
    ]

    private let cells = UICollectionView.CellRegistration<UICollectionViewCell, UIColor> { cell, _, color in
        cell.contentView.backgroundColor = color
        cell.contentView.layer.cornerRadius = 12
    }

    init() {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(96)),
            subitems: [item])
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: row)))
        title = "Colours"
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        60
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let color = Self.colors[indexPath.item % Self.colors.count]
        return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: color)
    }
}
