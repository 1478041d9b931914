/// The view of a screen of the system: a bar at the top, and the content below it.
final class BarredContent: UIView {
    let bar = UINavigationBar()
    let item: UINavigationItem
    private let content: UIView

    init(title: String?, content: UIView) {
        item = UINavigationItem(title: title ?? "")
        self.content = content
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        bar.items = [item]
        addSubview(content)
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = bounds.inset(by: safeAreaInsets)
        bar.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: BarMetrics.height)
        content.frame = CGRect(
            x: safe.minX, y: bar.frame.maxY, width: safe.width, height: max(0, safe.maxY - bar.frame.maxY))
    }
}
