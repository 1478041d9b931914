/// The sections and cells of a table that a storyboard describes in full.
@MainActor
package struct StaticTable {
    /// A row with its cell, which is there as long as the table.
    package struct Row {
        let cell: UITableViewCell
        /// The height that the storyboard says; `nil` for the table's.
        let height: CGFloat?

        package init(_ cell: UITableViewCell, height: CGFloat?) {
            (self.cell, self.height) = (cell, height)
        }
    }

    package struct Section {
        let header: String?
        let footer: String?
        let rows: [Row]

        package init(header: String?, footer: String?, rows: [Row]) {
            (self.header, self.footer, self.rows) = (header, footer, rows)
        }
    }

    package let sections: [Section]

    package init(_ sections: [Section]) { self.sections = sections }

    /// The row at an index path; `nil` if there is none, such as when an override counts more rows.
    subscript(path: IndexPath) -> Row? {
        guard let section = self[section: path.section], section.rows.indices.contains(path.row) else {
            return nil
        }
        return section.rows[path.row]
    }

    subscript(section section: Int) -> Section? {
        sections.indices.contains(section) ? sections[section] : nil
    }
}
