import HeadlessUIKit

/// The layout of the photos: a strip that scrolls horizontally, then rows of three.
@MainActor
enum PhotosLayout {
    static func make() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let section = index == 0 ? strip() : grid()
            section.boundarySupplementaryItems = [header()]
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 16, trailing: 12)
            return section
        }
    }

    private static func strip() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(128), heightDimension: .absolute(168))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item(size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    private static func grid() -> NSCollectionLayoutSection {
        let third = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(128)),
            subitems: [item(third)])
        return NSCollectionLayoutSection(group: row)
    }

    /// The item of a photo, with a gap of eight points to the next.
    private static func item(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: size)
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        return item
    }

    private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .estimated(PhotosHeader.minimumHeight)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
}
