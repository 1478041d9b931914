final class UITableViewIndex: UIControl {
    private weak var table: UITableView?
    private var labels: [UILabel] = []
    private var current: Int?

    private(set) var titles: [String] = []

    init(of table: UITableView) {
        self.table = table
        super.init(frame: .zero)
        becomeAccessibilityElement("Section index", .adjustable)
        let press = UILongPressGestureRecognizer(target: self, action: UITableViewIndex.touched)
        // It begins immediately, before the table can scroll.
        press.minimumPressDuration = 0
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ titles: [String]) {
        guard titles != self.titles else { return }
        self.titles = titles
        for label in labels { label.removeFromSuperview() }
        labels = titles.map { title in
            let label = UILabel()
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textAlignment = .center
            label.text = title == UITableView.indexSearch ? "" : title
            if title == UITableView.indexSearch { label.accessibilityLabel = "Search" }
            addSubview(label)
            return label
        }
        showColors()
        setNeedsLayout()
    }

    func showColors() {
        backgroundColor = table?.sectionIndexBackgroundColor
        for label in labels { label.textColor = table?.sectionIndexColor ?? .tintColor }
    }

    private var titleHeight: CGFloat {
        labels.isEmpty ? 0 : min(TableMetrics.indexTitleHeight, bounds.height / CGFloat(labels.count))
    }

    private var top: CGFloat { (bounds.height - titleHeight * CGFloat(labels.count)) / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(
                x: 0, y: top + CGFloat(index) * titleHeight, width: bounds.width, height: titleHeight)
        }
    }

    private func touched(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began || press.state == .changed else {
            current = nil
            return
        }
        guard titleHeight > 0 else { return }
        let place = ((press.location(in: self).y - top) / titleHeight).rounded(.down)
        let index = Int(place.clamped(to: 0...CGFloat(labels.count - 1)))
        guard index != current, titles.indices.contains(index) else { return }
        current = index
        table?.indexTitleWasTouched(titles[index], at: index)
    }
}

extension UITableView {
    /// Shows the section index if there are titles and enough rows.
    final func showIndex() {
        let titles = loading.indexTitles
        guard !titles.isEmpty, geometry.rowCount >= sectionIndexMinimumDisplayRowCount else {
            indexView.take()?.removeFromSuperview()
            return
        }
        let view = indexView ?? UITableViewIndex(of: self)
        if indexView == nil {
            indexView = view
            addSubview(view)
        }
        view.show(titles)
        let insets = adjustedContentInset
        let width = TableMetrics.indexWidth
        let frame = CGRect(
            x: isRightToLeft ? boundsStore.minX : boundsStore.maxX - width,
            y: boundsStore.minY + insets.top, width: width,
            height: max(boundsStore.height - insets.top - insets.bottom, 0))
        if view.frame != frame { view.frame = frame }
    }

    final func indexTitleWasTouched(_ title: String, at index: Int) {
        guard title != Self.indexSearch else {
            contentOffset.y = offsetRange(.vertical).lowerBound
            return
        }
        guard let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        guard geometry.sections.indices.contains(section) else {
            // `NSNotFound` says that a title has no section.
            if section != NSNotFound { TableFailure.noSuchIndexSection(self, section, title).record() }
            return
        }
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
