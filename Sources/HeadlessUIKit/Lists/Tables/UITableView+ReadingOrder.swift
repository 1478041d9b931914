extension UITableView: OrderedContainer {
    final var viewsAsRead: [UIView] {
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
