/// The positions and heights of everything in a table.
// An object, since a table reads it many times in each layout: copies of the arrays' references would cost more.
@MainActor
final class TableGeometry {
    // Not checked for overlapping accesses: each row that is placed reads them many times, and no other code runs while
    // they are read or changed.
    @exclusivity(unchecked) private(set) var sections: [TableSection] = []
    @exclusivity(unchecked) private var lengths = LengthIndex([])
    /// How often a height changed, and with it the places of what follows.
    private(set) var changes = 0
    private(set) var measurements = 0
    /// The heights of the views above and below all sections.
    var headerHeight: CGFloat = 0 { didSet { changes += 1 } }
    var footerHeight: CGFloat = 0 { didSet { changes += 1 } }

    init() {}

    /// Creates the geometry of sections.
    ///
    /// - Complexity: O(*n*) in the sections.
    init(_ sections: [TableSection], headerHeight: CGFloat, footerHeight: CGFloat) {
        self.sections = sections
        lengths = LengthIndex(sections.map(\.length))
        self.headerHeight = headerHeight
        self.footerHeight = footerHeight
    }

    func copy() -> TableGeometry {
        TableGeometry(sections, headerHeight: headerHeight, footerHeight: footerHeight)
    }

    var height: CGFloat { headerHeight + lengths.total + footerHeight }

    var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

    func contains(_ path: IndexPath) -> Bool {
        guard path.count == 2 else { return false }
        let (section, row) = (path.section, path.row)
        return sections.indices.contains(section) && row >= 0 && row < sections[section].rows.count
    }

    // MARK: Positions

    func span(ofSection section: Int) -> TableSpan {
        TableSpan(top: headerHeight + lengths.offset(of: section), height: lengths[section])
    }

    func span(of edge: SectionEdge, in section: Int) -> TableSpan {
        let whole = span(ofSection: section)
        let parts = sections[section]
        switch edge {
        case .header: return TableSpan(top: whole.top + parts.topPadding, height: parts.header.height)
        case .footer: return TableSpan(top: whole.bottom - parts.footer.height, height: parts.footer.height)
        }
    }

    func span(of path: IndexPath) -> TableSpan {
        // An index path is read once, and a section in place: copies of both cost more than the arithmetic.
        let (section, row) = (path.section, path.row)
        let top = headerHeight + lengths.offset(of: section) + sections[section].rowsTop
        return TableSpan(
            top: top + sections[section].rows.offset(of: row), height: sections[section].rows[row])
    }

    var footerTop: CGFloat { headerHeight + lengths.total }

    // MARK: Sections and rows at a position

    func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        guard !sections.isEmpty, bottom > headerHeight, top < footerTop else { return 0..<0 }
        let first = lengths.index(at: top - headerHeight)
        var end = first + 1
        while end < sections.count, headerHeight + lengths.offset(of: end) < bottom { end += 1 }
        return first..<end
    }

    /// The first row that ends below a position; rows of zero height are skipped. `nil` if there is none.
    func firstRow(below place: CGFloat) -> IndexPath? {
        guard !sections.isEmpty, place < footerTop else { return nil }
        var section = lengths.index(at: place - headerHeight)
        while section < sections.count {
            let start = headerHeight + lengths.offset(of: section) + sections[section].rowsTop
            if sections[section].rows.count > 0 {
                let row = row(of: section, at: place, start)
                let height = sections[section].rows[row]
                if height > 0, start + sections[section].rows.offset(of: row) + height > place {
                    return IndexPath(row: row, section: section)
                }
            }
            section += 1
        }
        return nil
    }

    /// The row of a section at a position, or the nearest: by the sums that its frame consists of, as others are rounded
    /// otherwise.
    private func row(of section: Int, at place: CGFloat, _ start: CGFloat) -> Int {
        var row = sections[section].rows.index(at: max(place - start, 0))
        while row + 1 < sections[section].rows.count,
            start + sections[section].rows.offset(of: row + 1) <= place
        {
            row += 1
        }
        while row > 0, start + sections[section].rows.offset(of: row) > place { row -= 1 }
        return row
    }

    /// The next row of non-zero height, possibly in a later section.
    func row(after path: IndexPath) -> IndexPath? {
        let (place, next) = (path.section, path.row + 1)
        if next < sections[place].rows.count {
            if sections[place].rows[next] > 0 { return IndexPath(row: next, section: place) }
            let row = sections[place].rows.index(at: sections[place].rows.offset(of: next))
            if row >= next, sections[place].rows[row] > 0 { return IndexPath(row: row, section: place) }
        }
        var section = place + 1
        while section < sections.count, sections[section].rows.total <= 0 { section += 1 }
        guard section < sections.count else { return nil }
        return IndexPath(row: sections[section].rows.index(at: 0), section: section)
    }

    /// The row at a position; `nil` between sections.
    func row(at place: CGFloat) -> IndexPath? {
        guard let path = firstRow(below: place) else { return nil }
        return span(of: path).top <= place ? path : nil
    }

    /// The rows that intersect a vertical range.
    ///
    /// - Complexity: O(log *n* + *k*) with *k* rows there.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        var paths: [IndexPath] = []
        var next = firstRow(below: top)
        while let path = next, span(of: path).top < bottom {
            paths.append(path)
            next = row(after: path)
        }
        return paths
    }

    // MARK: Changes

    func isEstimated(_ path: IndexPath) -> Bool {
        let (section, row) = (path.section, path.row)
        return sections[section].isEstimated(row)
    }

    func setHeight(_ height: CGFloat, of path: IndexPath) {
        let (section, row) = (path.section, path.row)
        if sections[section].measured.insert(row).inserted { measurements += 1 }
        guard sections[section].rows[row] != height else { return }
        changes += 1
        sections[section].rows.set(row, to: height)
        lengths.set(section, to: sections[section].length)
    }

    /// Marks a row to be measured again.
    func forget(_ path: IndexPath) {
        sections[path.section].measured.remove(path.row)
    }

    func setHeight(_ height: CGFloat, of edge: SectionEdge, in section: Int) {
        changes += 1
        sections[section][edge].height = height
        sections[section][edge].isEstimated = false
        if edge == .header, height == 0 { sections[section].topPadding = 0 }
        lengths.set(section, to: sections[section].length)
    }
}
