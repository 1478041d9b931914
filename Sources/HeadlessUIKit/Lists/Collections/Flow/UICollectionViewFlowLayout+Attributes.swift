import Foundation

extension UICollectionViewFlowLayout {
    /// Whether an item exists in the computed sections.
    final func has(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.item >= 0
            && path.item < sections[path.section].count
    }

    final func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.cell(path))
        attributes.frame = sections[path.section].frame(of: path.item)
        attributes.isEstimate = isEstimating && measured[path] == nil
        return attributes
    }

    /// The attributes of a header or footer; `nil` if there is none.
    final func boundaryAttributes(_ kind: String, _ index: Int) -> UICollectionViewLayoutAttributes? {
        let section = sections[index]
        let path = IndexPath(item: 0, section: index)
        switch kind {
        case UICollectionView.elementKindSectionHeader where section.header > 0:
            let attributes = makeAttributes(ElementKey(.supplementaryView, kind, path))
            let place = sectionHeadersPinToVisibleBounds ? visibleRange(along: axis).start : nil
            attributes.frame = section.headerFrame(pinnedAt: place)
            if place != nil { attributes.zIndex = 10 }
            return attributes
        case UICollectionView.elementKindSectionFooter where section.footer > 0:
            let attributes = makeAttributes(ElementKey(.supplementaryView, kind, path))
            let place = sectionFootersPinToVisibleBounds ? visibleRange(along: axis).end : nil
            attributes.frame = section.footerFrame(pinnedAt: place)
            if place != nil { attributes.zIndex = 10 }
            return attributes
        default: return nil
        }
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
