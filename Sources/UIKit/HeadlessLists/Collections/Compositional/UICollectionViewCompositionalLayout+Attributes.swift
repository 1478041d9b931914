extension UICollectionViewCompositionalLayout {
    final func sections(in rect: CGRect) -> ArraySlice<CompositionalSection> {
        guard rect.isFinite else { return [] }
        let (from, to) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
        let first = sections.firstIndexSorted { $0.end >= from }
        let last = sections.firstIndexSorted { $0.start > to }
        return first < last ? sections[first..<last] : []
    }

    private func offset(_ section: CompositionalSection) -> CGFloat {
        guard section.scrollsAcross, let collectionView else { return 0 }
        return collectionView.offsetInLayout(ofSection: section.index)[axis.other]
    }

    final func attributes(_ item: Int, _ section: CompositionalSection) -> UICollectionViewLayoutAttributes {
        attributes(item, section.leaf(item, scrolledBy: offset(section)), section)
    }

    private func attributes(
        _ item: Int, _ leaf: GroupSolution.Leaf, _ section: CompositionalSection
    ) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: item, section: section.index)
        let attributes = makeAttributes(.cell(path))
        attributes.frame = leaf.frame
        attributes.zIndex = leaf.zIndex
        attributes.isEstimate = !leaf.freeAxes.isEmpty && !measured.isCurrent(path)
        attributes.freeAxes = leaf.freeAxes
        attributes.scrollsWithSection = section.scrollsAcross
        if let list = section.section.list {
            let isHeader = item == 0 && list.headerMode == .firstItemInSection
            attributes.listPlace = ListPlace(
                appearance: list.appearance, part: isHeader ? .header : .row,
                showsSeparators: list.showsSeparators)
        }
        return attributes
    }

    final func attributes(_ boundary: CompositionalSection.Boundary, _ section: CompositionalSection)
        -> UICollectionViewLayoutAttributes
    {
        let key = ElementKey(.supplementaryView, boundary.item.elementKind, boundary.indexPath)
        let attributes = makeAttributes(key)
        attributes.frame = section.frame(of: boundary, visible: visibleRange(along: axis))
        attributes.zIndex = boundary.item.zIndex
        attributes.isEstimate = boundary.item.layoutSize.isEstimated && !currentBoundaries.contains(key)
        attributes.freeAxes = boundary.item.layoutSize.estimatedAxes
        if let list = section.section.list {
            let isFooter = boundary.item.elementKind == UICollectionView.elementKindSectionFooter
            attributes.listPlace = ListPlace(appearance: list.appearance, part: isFooter ? .footer : .header)
        }
        return attributes
    }

    final func badges(_ item: Int, _ section: CompositionalSection) -> [UICollectionViewLayoutAttributes] {
        badges(item, section.leaf(item, scrolledBy: offset(section)), section)
    }

    private func badges(
        _ item: Int, _ leaf: GroupSolution.Leaf, _ section: CompositionalSection
    ) -> [UICollectionViewLayoutAttributes] {
        leaf.supplementaries.map { supplementary in
            let path = IndexPath(item: item, section: section.index)
            let attributes = makeAttributes(
                ElementKey(.supplementaryView, supplementary.elementKind, path))
            attributes.frame = supplementary.frame(at: leaf.frame)
            attributes.zIndex = supplementary.zIndex
            attributes.scrollsWithSection = section.scrollsAcross
            return attributes
        }
    }

    final func decorations(_ section: CompositionalSection) -> [UICollectionViewLayoutAttributes] {
        section.section.decorationItems.map { item in
            let path = IndexPath(item: 0, section: section.index)
            let attributes = makeAttributes(ElementKey(.decorationView, item.elementKind, path))
            attributes.frame = section.background.shrunk(by: item.contentInsets)
            attributes.zIndex = item.zIndex
            return attributes
        }
    }

    final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        for section in sections(in: rect) {
            for attributes in decorations(section) where attributes.frame.overlaps(rect) {
                found.append(attributes)
            }
            let offset = offset(section)
            for item in section.items(in: rect, scrolledBy: offset).prefix(UICollectionView.mostElements + 1)
            {
                let leaf = section.leaf(item, scrolledBy: offset)
                let attributes = attributes(item, leaf, section)
                if attributes.frame.overlaps(rect) { found.append(attributes) }
                guard !leaf.supplementaries.isEmpty else { continue }
                for badge in badges(item, leaf, section) where badge.frame.overlaps(rect) {
                    found.append(badge)
                }
            }
            for boundary in section.boundaries {
                let attributes = attributes(boundary, section)
                if attributes.frame.overlaps(rect) { found.append(attributes) }
            }
        }
        return found
    }
}
