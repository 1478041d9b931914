extension NSCollectionLayoutSection {
    /// Creates a section of a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ContentHost.rowHeight))
        let row = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: row)
        let (margin, gap) = (configuration.margin, configuration.gap)
        section.list = configuration
        // Rows that are as wide as the list keep their content inside of the safe area themselves.
        if margin == 0 { section.contentInsetsReference = .none }
        section.contentInsets = NSDirectionalEdgeInsets(
            top: gap, leading: margin, bottom: gap, trailing: margin)
        let isPinned = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = isPinned
            header.contentInsets.top = configuration.headerTopPadding ?? 0
            section.contentInsets.top = 0
            section.boundarySupplementaryItems.append(header)
        } else if configuration.headerMode == .firstItemInSection {
            // The padding above a header; the first item is one here, and scrolls with the rows.
            section.contentInsets.top = configuration.headerTopPadding ?? 0
        }
        if configuration.footerMode == .supplementary {
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
            footer.pinToVisibleBounds = isPinned
            section.contentInsets.bottom = 0
            section.boundarySupplementaryItems.append(footer)
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are all lists.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
