extension UICollectionViewFlowLayout {
    final func has(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.item >= 0
            && path.item < sections[path.section].count
    }

    final func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.cell(path))
        attributes.frame = sections[path.section].frame(of: path.item)
        guard isEstimating else { return attributes }
        attributes.isEstimate = !measured.isCurrent(path)
        attributes.freeAxes = .both
        return attributes
    }

    /// The attributes of a header or footer; `nil` if there is none.
    final func boundaryAttributes(_ kind: String, _ index: Int) -> UICollectionViewLayoutAttributes? {
        let section = sections[index]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter,
            (isHeader ? section.header : section.footer) > 0
        else { return nil }
        let path = IndexPath(item: 0, section: index)
        let attributes = makeAttributes(ElementKey(.supplementaryView, kind, path))
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        let pin = isPinned ? visibleRange(along: axis) : nil
        attributes.frame =
            isHeader ? section.headerFrame(pinnedAt: pin?.start) : section.footerFrame(pinnedAt: pin?.end)
        if isPinned { attributes.zIndex = 10 }
        return attributes
    }

    final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard rect.isFinite else { return [] }
        let (from, to) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
        var found: [UICollectionViewLayoutAttributes] = []
        var index = sections.firstIndexSorted { $0.end >= from }
        while index < sections.count, sections[index].start <= to {
            append(index, from, to, rect, &found)
            index += 1
        }
        return found
    }

    private func append(
        _ index: Int, _ from: CGFloat, _ to: CGFloat, _ rect: CGRect,
        _ found: inout [UICollectionViewLayoutAttributes]
    ) {
        if let header = boundaryAttributes(UICollectionView.elementKindSectionHeader, index),
            header.frame.overlaps(rect)
        {
            found.append(header)
        }
        let items = sections[index].items(from: from, to: to)
        for item in items.prefix(UICollectionView.mostElements + 1) {
            let attributes = itemAttributes(IndexPath(item: item, section: index))
            if attributes.frame.overlaps(rect) { found.append(attributes) }
        }
        if let footer = boundaryAttributes(UICollectionView.elementKindSectionFooter, index),
            footer.frame.overlaps(rect)
        {
            found.append(footer)
        }
    }
}
