extension UITableView {
    // MARK: Querying delegate and data source

    /// The height of a header or footer by the delegate, or else by the table's property.
    ///
    /// It is `nil` if the table determines it: for `automaticDimension`, and for 0 in a grouped table, where 0 stands for
    /// the default height.
    final func statedHeight(of edge: SectionEdge, _ section: Int) -> (height: CGFloat?, isOfDelegate: Bool) {
        let given = delegate.flatMap { delegate in
            switch edge {
            case .header:
                answer(.heightForHeader) { delegate.tableView(self, heightForHeaderInSection: section) }
            case .footer:
                answer(.heightForFooter) { delegate.tableView(self, heightForFooterInSection: section) }
            }
        }
        let number = given ?? (edge == .header ? sectionHeaderHeight : sectionFooterHeight)
        let isDefault = number == Self.automaticDimension || (number == 0 && style != .plain)
        return (
            isDefault ? nil : checked(number, of: "the \(edge) of section \(section)"), given != nil
        )
    }

    /// The delegate's view for a header or footer; `nil` if it does not implement the method.
    final func givenView(of edge: SectionEdge, _ section: Int) -> UIView?? {
        guard let delegate else { return nil }
        switch edge {
        case .header:
            return answer(.viewForHeader) { delegate.tableView(self, viewForHeaderInSection: section) }
        case .footer:
            return answer(.viewForFooter) { delegate.tableView(self, viewForFooterInSection: section) }
        }
    }

    final func title(of edge: SectionEdge, _ section: Int) -> String? {
        switch edge {
        case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
        case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
        }
    }

    final func makeTitleView(_ edge: SectionEdge) -> UITableViewHeaderFooterView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        switch edge {
        // Assistive technology can move from heading to heading.
        case .header: view.textLabel?.accessibilityTraits = .header
        // It gives way to appearance proxies.
        case .footer:
            AppearanceMarks.paused { view.textLabel?.font = .preferredFont(forTextStyle: .footnote) }
        }
        return view
    }

    // MARK: Showing

    /// Shows the visible headers and footers, and pins the headers of a plain table.
    ///
    /// - Returns: whether heights differ from those assumed.
    final func showEdges() -> Bool {
        let serial = loading.serial
        let top = boundsStore.minY
        let sections = geometry.sections(from: top, to: boundsStore.maxY)
        dropEdges { !sections.contains($0.section) }
        var hasChanged = false
        for section in sections {
            for edge in SectionEdge.allCases {
                guard serial == loading.serial, geometry.sections.indices.contains(section) else {
                    return true
                }
                if show(edge, section) { hasChanged = true }
            }
        }
        return hasChanged || serial != loading.serial
    }

    /// Shows a header or footer if it is visible; returns whether its height differs from the one assumed.
    private func show(_ edge: SectionEdge, _ section: Int) -> Bool {
        let height = geometry.span(of: edge, in: section).height
        let index = visibleEdges.firstIndex { $0.section == section && $0.edge == edge }
        guard height > 0, edgeFrame(edge, section).meets(boundsStore) else {
            if let index { endDisplaying(at: index) }
            return false
        }
        let serial = loading.serial
        if let index {
            let shown = visibleEdges[index]
            measure(shown.view, edge, section)
            guard serial == loading.serial else { return true }
            place(shown)
            return geometry.span(of: edge, in: section).height != height
        }
        let view = makeView(edge, section)
        guard serial == loading.serial else { return true }
        measure(view, edge, section)
        guard serial == loading.serial else { return true }
        let hasChanged = geometry.span(of: edge, in: section).height != height
        guard let view else { return hasChanged }
        add(VisibleEdge(section: section, edge: edge, view: view))
        return hasChanged
    }

    /// Measures a header or footer that is shown, unless it was measured already.
    private func measure(_ view: UIView?, _ edge: SectionEdge, _ section: Int) {
        guard geometry.sections[section][edge].isEstimated else { return }
        let serial = loading.serial
        let height = measuredHeight(of: view, edge, section)
        guard serial == loading.serial else { return }
        geometry.setHeight(height, of: edge, in: section)
        contentDidChangeHeight()
    }

    private func measuredHeight(of view: UIView?, _ edge: SectionEdge, _ section: Int) -> CGFloat {
        let ruler = TableRuler(self)
        let stated = statedHeight(of: edge, section).height
        guard let view else { return ruler.gap(edge, section, stated) }
        if let stated { return stated }
        return checked(ruler.height(of: view, edge), of: "the \(edge) of section \(section)")
    }

    private func makeView(_ edge: SectionEdge, _ section: Int) -> UIView? {
        if let index = loading.probes.firstIndex(where: { $0.section == section && $0.edge == edge }) {
            return loading.probes.remove(at: index).view
        }
        if let view = givenView(of: edge, section) ?? nil {
            guard !visibleEdges.contains(where: { $0.view === view }) else {
                TableFailure.viewInUse(self, "\(edge)", section).record()
                return nil
            }
            return view
        }
        guard let title = title(of: edge, section) else { return nil }
        let view = makeTitleView(edge)
        view.textLabel?.text = title
        return view
    }

    private func add(_ shown: VisibleEdge) {
        (shown.view as? UITableViewHeaderFooterView)?.table = self
        place(shown)
        switch shown.edge {
        case .header: delegate?.tableView(self, willDisplayHeaderView: shown.view, forSection: shown.section)
        case .footer: delegate?.tableView(self, willDisplayFooterView: shown.view, forSection: shown.section)
        }
        visibleEdges.append(shown)
        addSubview(shown.view)
        if let indexView { bringSubviewToFront(indexView) }
    }

    final func place(_ shown: VisibleEdge) {
        let frame = edgeFrame(shown.edge, shown.section)
        if shown.view.frame != frame { shown.view.frame = frame }
    }

    /// The frame of a header or footer: in a plain table, pinned while part of its section is visible.
    final func edgeFrame(_ edge: SectionEdge, _ section: Int) -> CGRect {
        var span = geometry.span(of: edge, in: section)
        if style == .plain, !loading.isUnderWay {
            let whole = geometry.span(ofSection: section)
            let insets = adjustedContentInset
            switch edge {
            case .header:
                let held = max(span.top, boundsStore.minY + insets.top)
                span.top = max(
                    min(held, whole.bottom - geometry.sections[section].footer.height - span.height), span.top
                )
            case .footer:
                let held = min(span.top, boundsStore.maxY - insets.bottom - span.height)
                span.top = min(max(held, whole.top + geometry.sections[section].rowsTop), span.top)
            }
        }
        return frame(of: span)
    }

    // MARK: Ending

    final func dropEdges(where isGone: (VisibleEdge) -> Bool) {
        var index = 0
        while index < visibleEdges.count {
            if isGone(visibleEdges[index]) { endDisplaying(at: index) } else { index += 1 }
        }
    }

    final func removeAllEdges() {
        while !visibleEdges.isEmpty { endDisplaying(at: visibleEdges.count - 1) }
    }

    private func endDisplaying(at index: Int) {
        let shown = visibleEdges.remove(at: index)
        if shown.view.superview === self { shown.view.removeFromSuperview() }
        switch shown.edge {
        case .header:
            delegate?.tableView(self, didEndDisplayingHeaderView: shown.view, forSection: shown.section)
        case .footer:
            delegate?.tableView(self, didEndDisplayingFooterView: shown.view, forSection: shown.section)
        }
        recycle(shown.view)
    }

    /// Drops views that were requested only to know whether there are any.
    final func dropProbes() {
        let probes = loading.probes
        loading.probes = []
        for probe in probes { recycle(probe.view) }
    }
}
