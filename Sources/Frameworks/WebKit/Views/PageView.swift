/// Shows the texts and links of a page, one below the other.
final class PageView: UIScrollView {
    /// Called when a link is tapped.
    var open: (@MainActor (PageContent.Link) -> Void)?
    private var rows: [UIView] = []

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8
    private static let linkHeight: CGFloat = 44

    func show(_ parts: [PageContent.Part]) {
        for row in rows { row.removeFromSuperview() }
        rows = parts.map { part in
            switch part {
            case .text(let text): Self.label(text)
            case .link(let link): button(link)
            }
        }
        for row in rows { addSubview(row) }
        contentOffset = CGPoint(x: 0, y: -adjustedContentInset.top)
        setNeedsLayout()
    }

    private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
    }

    private func button(_ link: PageContent.Link) -> UIButton {
        let button = UIButton.ofSystemScreen()
        button.setTitle(link.title, for: .normal)
        button.contentHorizontalAlignment = .leading
        button.accessibilityTraits = .link
        button.addAction(UIAction { [weak self] _ in self?.open?(link) }, for: .touchUpInside)
        return button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 2 * Self.margin)
        var y = Self.margin
        for row in rows {
            let height =
                row is UIButton
                ? Self.linkHeight
                : row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            row.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
            y += height + Self.spacing
        }
        let size = CGSize(width: bounds.width, height: rows.isEmpty ? 0 : y)
        if contentSize != size { contentSize = size }
    }
}
