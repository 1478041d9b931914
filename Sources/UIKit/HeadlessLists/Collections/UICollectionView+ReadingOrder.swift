extension UICollectionView: OrderedContainer {
    package final var viewsAsRead: [UIView] {
        // Sorted by key first: several views may have the same position.
        var views = showing.views.sorted { $0.key < $1.key }
            .map { (place: place(of: $0.key), view: $0.value as UIView) }
        for (section, scroller) in showing.scrollers.sorted(by: { $0.key < $1.key }) {
            views.append((ReadingPlace(section: section, part: 1, item: 0), scroller))
        }
        return views.inOrder(in: self)
    }

    private func place(of key: ElementKey) -> ReadingPlace {
        let path = key.indexPath
        if key.category == .cell { return ReadingPlace(section: path.section, part: 1, item: path.item) }
        let isLast = key.kind == Self.elementKindSectionFooter
        // A view of no section is a header or footer of the whole layout.
        guard path.count == 2 else {
            return ReadingPlace(section: isLast ? .max : -1, part: isLast ? 2 : 0, item: 0)
        }
        return ReadingPlace(section: path.section, part: isLast ? 2 : 0, item: path.item)
    }
}

extension SectionScrollView: OrderedContainer {
    var viewsAsRead: [UIView] {
        var views: [(place: ReadingPlace, view: UIView)] = []
        for view in subviews {
            guard let key = (view as? UICollectionReusableView)?.element, key.indexPath.count == 2 else {
                continue
            }
            let part = key.category == .cell ? 1 : 0
            views.append(
                (ReadingPlace(section: key.indexPath.section, part: part, item: key.indexPath.item), view))
        }
        return views.inOrder(in: self)
    }
}
