import Foundation

extension UIView {
    /// The subviews in the order in which assistive technology comes to them.
    ///
    /// What a list shows is read in the order of its data, whatever stands in front of what; all else from back to
    /// front. Subviews of a list that stand for no data keep their places among the others. A navigation controller's
    /// bar comes before what is below it, and so does the grabber of a sheet.
    ///
    /// - Complexity: O(1); O(*n* log *n*) in the subviews of a list.
    package final var subviewsAsRead: [UIView] {
        guard flags.contains(.isScrollView) else {
            return self is any TopFirstContainer ? topFirst(subviews) : subviews
        }
        let ordered =
            switch self {
            case let table as UITableView: table.viewsAsRead
            case let collection as UICollectionView: collection.viewsAsRead
            case let section as SectionScrollView: section.viewsAsRead
            default: [UIView]()
            }
        guard !ordered.isEmpty else { return subviews }
        let own = Set(ordered.map(ObjectIdentifier.init))
        var next = ordered.makeIterator()
        return subviews.map { own.contains(ObjectIdentifier($0)) ? next.next() ?? $0 : $0 }
    }
}

/// A view with something at its top that is in front of all else, and read first.
@MainActor
protocol TopFirstContainer: UIView {}

/// What is read first.
@MainActor
protocol TopOfContainer: UIView {}

extension UILayoutContainerView: TopFirstContainer {}
extension UITransitionView: TopFirstContainer {}
extension UINavigationBar: TopOfContainer {}
extension SheetGrabber: TopOfContainer {}

extension UIView {
    private func topFirst(_ subviews: [UIView]) -> [UIView] {
        guard let index = subviews.firstIndex(where: { $0 is any TopOfContainer }) else { return subviews }
        var ordered = subviews
        ordered.insert(ordered.remove(at: index), at: 0)
        return ordered
    }
}

/// The place of something in a list among what is read.
private struct ReadingPlace: Comparable {
    /// The section; those around all sections are before the first and after the last.
    var section: Int
    /// 0 for what heads the section, 1 for what is in it, 2 for what ends it.
    var part: Int
    var item: Int

    static func < (one: ReadingPlace, other: ReadingPlace) -> Bool {
        (one.section, one.part, one.item) < (other.section, other.part, other.item)
    }
}

extension [(place: ReadingPlace, view: UIView)] {
    /// The views right inside a list, in order.
    @MainActor
    fileprivate func inOrder(in list: UIView) -> [UIView] {
        filter { $0.view.superview === list }.sorted { $0.place < $1.place }.map(\.view)
    }
}

extension UITableView {
    fileprivate var viewsAsRead: [UIView] {
        var views: [(place: ReadingPlace, view: UIView)] = []
        if let view = tableHeaderView { views.append((ReadingPlace(section: -1, part: 0, item: 0), view)) }
        for row in visibleRows + keptRows {
            views.append((ReadingPlace(section: row.path.section, part: 1, item: row.path.row), row.cell))
        }
        for shown in visibleEdges {
            let part = shown.edge == .header ? 0 : 2
            views.append((ReadingPlace(section: shown.section, part: part, item: 0), shown.view))
        }
        if let view = tableFooterView { views.append((ReadingPlace(section: .max, part: 2, item: 0), view)) }
        return views.inOrder(in: self)
    }
}

extension UICollectionView {
    fileprivate var viewsAsRead: [UIView] {
        // Sorted by their keys first: several views may be at one place.
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
        // What belongs to no section heads, or ends, all of them.
        guard path.count == 2 else {
            return ReadingPlace(section: isLast ? .max : -1, part: isLast ? 2 : 0, item: 0)
        }
        return ReadingPlace(section: path.section, part: isLast ? 2 : 0, item: path.item)
    }
}

extension SectionScrollView {
    fileprivate var viewsAsRead: [UIView] {
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
