@MainActor
final class TableRuler {
    private let table: UITableView
    private var hasViews: [SectionEdge: Bool] = [:]
    private lazy var titleViews: [SectionEdge: UITableViewHeaderFooterView] = [:]

    init(_ table: UITableView) {
        self.table = table
    }

    func section(
        _ section: Int, rows count: Int, _ header: TableSection.Edge, _ footer: TableSection.Edge
    ) -> TableSection {
        let rows = rows(of: section, count: count)
        return TableSection(
            topPadding: header.height > 0 ? topPadding(section) : 0, header: header, footer: footer,
            rows: rows.index, hasEstimatedRows: rows.areEstimated, exact: rows.exact)
    }

    private func topPadding(_ section: Int) -> CGFloat {
        let padding = table.sectionHeaderTopPadding
        if padding == UITableView.automaticDimension {
            return table.style == .plain ? TableMetrics.plainHeaderPadding : 0
        }
        return table.checked(padding, of: "the top padding of section \(section)")
    }

    // MARK: Rows

    /// The heights of a section's rows, exact or estimated.
    struct RowHeights {
        var index: LengthIndex
        var areEstimated = false
        /// The rows with exact heights among estimates.
        var exact: Set<Int> = []
    }

    /// Determines or estimates the heights of a section's rows.
    ///
    /// The numbers mean the same on a table's properties and in the answers of its delegate. An estimate of 0 is none, so
    /// that the row's height is asked for up front; a height of 0 hides the row; `automaticDimension` leaves the
    /// number to the table, and other numbers below 0 are failures.
    func rows(of section: Int, count: Int) -> RowHeights {
        guard count > 0 else { return RowHeights(index: LengthIndex(count: 0, each: 0)) }
        let automatic = UITableView.automaticDimension
        let fixed = table.rowHeight == automatic ? nil : table.checked(table.rowHeight, of: "a row")
        let guess = fixed ?? ContentHost.rowHeight
        if let delegate = table.delegate {
            let first = IndexPath(row: 0, section: section)
            let estimate = table.answer(.estimatedHeightForRow) {
                delegate.tableView(table, estimatedHeightForRowAt: first)
            }
            if let estimate { return estimates(section, count, first: estimate, guess: guess, delegate) }
            if !table.isEstimating, let lengths = heights(section, count, delegate) {
                return RowHeights(index: LengthIndex(lengths))
            }
        }
        guard table.isEstimating else { return RowHeights(index: LengthIndex(count: count, each: guess)) }
        if let fixed { return rows(of: section, count: count, each: fixed) }
        let own = table.estimatedRowHeight
        let each = own == automatic ? guess : checked(estimate: own, "a row")
        return RowHeights(index: LengthIndex(count: count, each: each), areEstimated: true)
    }

    /// Rows of one height, unless the delegate has another for a row when that is shown.
    private func rows(of section: Int, count: Int, each height: CGFloat) -> RowHeights {
        var (each, areEstimated) = (height, table.delegate != nil)
        // Rows without height are never shown, and the delegate would not be asked.
        if each == 0, let delegate = table.delegate {
            areEstimated = self.height(IndexPath(row: 0, section: section), delegate).isOwn
            if areEstimated { each = ContentHost.rowHeight }
        }
        return RowHeights(index: LengthIndex(count: count, each: each), areEstimated: areEstimated)
    }

    /// The heights of all rows from the delegate; `nil` if it does not implement the method.
    private func heights(_ section: Int, _ count: Int, _ delegate: any UITableViewDelegate) -> [CGFloat]? {
        var lengths: [CGFloat] = []
        for row in 0..<count {
            let given = height(IndexPath(row: row, section: section), delegate)
            if !given.isOwn, row == 0 { return nil }
            if row == 0 { lengths.reserveCapacity(count) }
            lengths.append(given.height)
        }
        return lengths
    }

    /// The height of a row, and whether the delegate implements the method for it.
    private func height(_ path: IndexPath, _ delegate: any UITableViewDelegate) -> (
        height: CGFloat, isOwn: Bool
    ) {
        let given = table.answer(.heightForRow) { delegate.tableView(table, heightForRowAt: path) }
        var height = given ?? table.rowHeight
        if height == UITableView.automaticDimension { height = ContentHost.rowHeight }
        return (table.checked(height, of: "row \(path.shortText)"), given != nil)
    }

    private func estimates(
        _ section: Int, _ count: Int, first: CGFloat, guess: CGFloat, _ delegate: any UITableViewDelegate
    ) -> RowHeights {
        var lengths: [CGFloat] = []
        lengths.reserveCapacity(count)
        var exact: Set<Int> = []
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let estimate = row == 0 ? first : delegate.tableView(table, estimatedHeightForRowAt: path)
            switch estimate {
            case UITableView.automaticDimension: lengths.append(guess)
            case 0:
                exact.insert(row)
                lengths.append(height(path, delegate).height)
            default: lengths.append(checked(estimate: estimate, "row \(path.shortText)"))
            }
        }
        guard exact.count < count else { return RowHeights(index: LengthIndex(lengths)) }
        return RowHeights(index: LengthIndex(lengths), areEstimated: true, exact: exact)
    }

    private func checked(estimate: CGFloat, _ thing: @autoclosure () -> String) -> CGFloat {
        table.checked(estimate, of: "\(thing()), as estimated,")
    }

    // MARK: Headers and footers

    /// The height of a section's header or footer, or its estimate.
    func edge(_ edge: SectionEdge, _ section: Int) -> TableSection.Edge {
        let stated = table.statedHeight(of: edge, section)
        // The delegate's height is also that of a header without content.
        if stated.isOfDelegate, let height = stated.height { return .init(height: height) }
        if hasView(edge, section) {
            return .init(
                height: stated.height ?? estimate(edge, section), isEstimated: true, isOfView: true)
        }
        guard let title = table.title(of: edge, section) else {
            return .init(height: gap(edge, section, stated.height))
        }
        return .init(height: stated.height ?? height(of: title, edge), isOfTitle: stated.height == nil)
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

    /// The space in place of a missing header or footer, for the height that the table's property states for all of them.
    func gap(_ edge: SectionEdge, _ section: Int, _ stated: CGFloat?) -> CGFloat {
        if table.style == .plain { return 0 }
        if let stated { return stated }
        return edge == .header && section == 0 ? TableMetrics.groupedTop : TableMetrics.groupedGap
    }

    func height(of title: String, _ edge: SectionEdge) -> CGFloat {
        let view = titleViews[edge] ?? table.makeTitleView(edge)
        titleViews[edge] = view
        view.textLabel?.text = title
        return height(of: view, edge)
    }

    func height(of view: UIView, _ edge: SectionEdge) -> CGFloat {
        var width = table.frame(of: TableSpan(top: 0, height: 0)).width
        let titled = view as? UITableViewHeaderFooterView
        if titled != nil {
            let sides = table.contentSides
            width = max(width - sides.leading - sides.trailing, 0)
        }
        titled?.table = table
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
