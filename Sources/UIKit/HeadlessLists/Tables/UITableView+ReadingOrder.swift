extension UITableView: OrderedContainer {
    package final var viewsAsRead: [UIView] { partsWithPlaces.inOrder(in: self) }

    /// A part of the table: a view, or consecutive rows of a section whose cells are not loaded.
    package enum Part {
        case view(UIView)
        case rows(Range<Int>, section: Int)
    }

    /// Everything in the table in the order of its data, rows without cells included; then the other subviews.
    ///
    /// No cell is made for it.
    ///
    /// - Complexity: O(*n* log *n*) in the loaded views, and O(*m*) in the sections.
    package final var partsAsRead: [Part] {
        let loaded = partsWithPlaces.filter { $0.view.superview === self }.sorted { $0.place < $1.place }
        var rest = loaded[...]
        var parts: [Part] = []
        func take(while isBefore: (ReadingPlace) -> Bool) {
            while let next = rest.first, isBefore(next.place) { parts.append(.view(rest.removeFirst().view)) }
        }
        func skip(to row: Int, from start: Int, in section: Int) {
            if start < row { parts.append(.rows(start..<row, section: section)) }
        }
        for section in geometry.sections.indices {
            take { ($0.section, $0.part) < (section, 1) }
            var row = 0
            while let next = rest.first, (next.place.section, next.place.part) == (section, 1) {
                skip(to: next.place.item, from: row, in: section)
                row = next.place.item + 1
                parts.append(.view(rest.removeFirst().view))
            }
            skip(to: geometry.sections[section].rows.count, from: row, in: section)
        }
        take { _ in true }
        let listed = Set(loaded.map { ObjectIdentifier($0.view) })
        for view in subviews where !listed.contains(ObjectIdentifier(view)) { parts.append(.view(view)) }
        return parts
    }

    private var partsWithPlaces: [(place: ReadingPlace, view: UIView)] {
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
        return views
    }
}
