/// The view of an activity sheet: the shared items, a close button, and a button for each activity.
final class ActivitySheetView: UIView {
    private let titleLabel = UILabel()
    private let closeButton = UIButton.ofSystemScreen()
    private let list = UIScrollView()
    private let rows: [UIButton]

    private static let rowHeight: CGFloat = 52
    private static let headerHeight: CGFloat = 60

    init(title: String?, _ activities: [UIActivity], in sheet: UIActivityViewController) {
        rows = activities.map { activity in
            let row = UIButton.ofSystemScreen()
            row.setTitle(activity.activityTitle, for: .normal)
            row.setImage(activity.activityImage, for: .normal)
            row.contentHorizontalAlignment = .leading
            row.addAction(
                UIAction { [weak sheet, weak activity] _ in
                    if let sheet, let activity { sheet.choose(activity) }
                }, for: .touchUpInside)
            return row
        }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        accessibilityIdentifier = "ActivityListView"
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
        closeButton.setTitle("Close".asSystemText, for: .normal)
        closeButton.addAction(UIAction { [weak sheet] _ in sheet?.close() }, for: .touchUpInside)
        for view in [titleLabel, closeButton, list] { addSubview(view) }
        for row in rows { list.addSubview(row) }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.headerHeight + Self.rowHeight * CGFloat(rows.count))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = AlertMetrics.padding
        let safe = bounds.inset(by: safeAreaInsets)
        let close = closeButton.sizeThatFits(safe.size).width
        let top = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: Self.headerHeight)
            .insetBy(dx: margin, dy: margin / 2)
        let title = CGRect(
            x: top.minX, y: top.minY, width: max(0, top.width - close - margin), height: top.height)
        let button = CGRect(x: top.maxX - close, y: top.minY, width: close, height: top.height)
        titleLabel.frame = isRightToLeft ? title.mirrored(in: safe) : title
        closeButton.frame = isRightToLeft ? button.mirrored(in: safe) : button
        let y = safe.minY + Self.headerHeight
        list.frame = CGRect(x: safe.minX, y: y, width: safe.width, height: max(0, bounds.maxY - y))
        list.contentSize = CGSize(width: safe.width, height: Self.rowHeight * CGFloat(rows.count))
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: margin, y: CGFloat(index) * Self.rowHeight, width: max(0, safe.width - 2 * margin),
                height: Self.rowHeight)
        }
    }
}
