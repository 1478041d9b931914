import Foundation

/// Determines or estimates the heights of a table's parts.
@MainActor
final class TableRuler {
    private let table: UITableView
    private var hasViews: [SectionEdge: Bool] = [:]
    private lazy var titleViews: [SectionEdge: UITableViewHeaderFooterView] = [:]

    init(_ table: UITableView) {
        self.table = table
    }

    /// Returns a section with a number of rows.
    func section(
        _ section: Int, rows count: Int, _ header: TableSection.Edge, _ footer: TableSection.Edge
    ) -> TableSection {
        let rows = rows(of: section, count: count)
        return TableSection(
            topPadding: header.height > 0 ? topPadding(section) : 0, header: header, footer: footer,
            rows: rows.index, hasEstimatedRows: rows.areEstimated)
    }

    private func topPadding(_ section: Int) -> CGFloat {
        let padding = table.sectionHeaderTopPadding
        if padding == UITableView.automaticDimension {
            return table.style == .plain ? TableMetrics.plainHeaderPadding : 0
        }
        return table.checked(padding, of: "the top padding of section \(section)")
    }

    // MARK: Rows

    func rows(of section: Int, count: Int) -> (index: LengthIndex, areEstimated: Bool) {
        let automatic = UITableView.automaticDimension
        let fixed = table.rowHeight == automatic ? nil : table.checked(table.rowHeight, of: "a row")
        guard count > 0 else { return (LengthIndex(count: 0, each: 0), false) }
        let first = IndexPath(row: 0, section: section)
        if let delegate = table.delegate {
            let estimate = table.answer(.estimatedHeightForRow) {
                delegate.tableView(table, estimatedHeightForRowAt: first)
            }
            if let estimate { return (estimates(section, count, first: estimate, delegate), true) }
            if !table.isEstimating, let lengths = heights(section, count, delegate) {
                return (LengthIndex(lengths), false)
            }
        }
        if let fixed { return (LengthIndex(count: count, each: fixed), table.delegate != nil) }
        let guess = table.estimatedRowHeight
        let isGuessOwn = guess == automatic || guess == 0
        let each = isGuessOwn ? TableMetrics.rowHeight : table.checked(guess, of: "a row, as estimated,")
        return (LengthIndex(count: count, each: each), table.isEstimating)
    }

    /// The heights of all rows from the delegate; `nil` if it does not implement the method.
    private func heights(_ section: Int, _ count: Int, _ delegate: any UITableViewDelegate) -> [CGFloat]? {
        var lengths: [CGFloat] = []
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let given = table.answer(.heightForRow) { delegate.tableView(table, heightForRowAt: path) }
            if given == nil, row == 0 { return nil }
            if row == 0 { lengths.reserveCapacity(count) }
            var height = given ?? table.rowHeight
            if height == UITableView.automaticDimension { height = TableMetrics.rowHeight }
            lengths.append(table.checked(height, of: "row \(path.shortText)"))
        }
        return lengths
    }

    private func estimates(
        _ section: Int, _ count: Int, first: CGFloat, _ delegate: any UITableViewDelegate
    ) -> LengthIndex {
        var lengths: [CGFloat] = []
        lengths.reserveCapacity(count)
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let estimate = row == 0 ? first : delegate.tableView(table, estimatedHeightForRowAt: path)
            let isGiven = estimate != UITableView.automaticDimension
            lengths.append(
                isGiven
                    ? table.checked(estimate, of: "row \(path.shortText), as estimated,")
                    : TableMetrics.rowHeight)
        }
        return LengthIndex(lengths)
    }

    // MARK: Headers and footers

    /// The height of a section's header or footer, or its estimate.
    func edge(_ edge: SectionEdge, _ section: Int) -> TableSection.Edge {
        let automatic = UITableView.automaticDimension
        let own = edge == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
        let given = table.givenHeight(of: edge, section)
        if let given, given != automatic { return .init(height: given) }
        let fixed = own == automatic || given != nil ? nil : own
        if hasView(edge, section) {
            return .init(height: fixed ?? estimate(edge, section), isEstimated: true, isOfView: true)
        }
        guard let title = table.title(of: edge, section) else { return .init(height: gap(edge, section)) }
        return .init(height: fixed ?? height(of: title, edge))
    }

    /// Whether the delegate provides such views; it is asked for one, which is used if it becomes visible.
    private func hasView(_ edge: SectionEdge, _ section: Int) -> Bool {
        if let known = hasViews[edge] { return known }
        guard let answer = table.givenView(of: edge, section) else {
            hasViews[edge] = false
            return false
        }
        hasViews[edge] = true
        if let view = answer {
            table.loading.probes.append(VisibleEdge(section: section, edge: edge, view: view))
        }
        return true
    }

    private func estimate(_ edge: SectionEdge, _ section: Int) -> CGFloat {
        let automatic = UITableView.automaticDimension
        var estimate =
            edge == .header ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
        if let delegate = table.delegate {
            let given =
                switch edge {
                case .header:
                    table.answer(.estimatedHeightForHeader) {
                        delegate.tableView(table, estimatedHeightForHeaderInSection: section)
                    }
                case .footer:
                    table.answer(.estimatedHeightForFooter) {
                        delegate.tableView(table, estimatedHeightForFooterInSection: section)
                    }
                }
            estimate = given ?? estimate
        }
        if estimate == automatic || estimate == 0 { return TableMetrics.plainTitleHeight }
        return table.checked(estimate, of: "a \(edge) of section \(section), as estimated,")
    }

    /// The space in place of a missing title.
    func gap(_ edge: SectionEdge, _ section: Int) -> CGFloat {
        if table.style == .plain { return 0 }
        return edge == .header && section == 0 ? TableMetrics.groupedTop : TableMetrics.groupedGap
    }

    /// The height of a title.
    func height(of title: String, _ edge: SectionEdge) -> CGFloat {
        let view = titleViews[edge] ?? table.makeTitleView(edge)
        titleViews[edge] = view
        view.textLabel?.text = title
        return height(of: view, edge)
    }

    /// The height of a view as a header or footer.
    func height(of view: UIView, _ edge: SectionEdge) -> CGFloat {
        var width = table.frame(of: TableSpan(top: 0, height: 0)).width
        let titled = view as? UITableViewHeaderFooterView
        if titled != nil {
            let sides = table.contentSides
            width = max(width - sides.leading - sides.trailing, 0)
        }
        titled?.isGroupedHeader = table.style != .plain && edge == .header
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if fitting.height > 0 { return fitting.height }
        // A view without constraints and content of its own has the height that it was given.
        let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return titled == nil && size.height > 0 ? size.height : TableMetrics.plainTitleHeight
    }
}
