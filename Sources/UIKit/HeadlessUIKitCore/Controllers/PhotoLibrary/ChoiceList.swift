/// A list of buttons, one below the other.
final class ChoiceList: UIScrollView {
    private let buttons: [UIButton]

    private static let rowHeight: CGFloat = 48
    private static let margin: CGFloat = 16

    init(_ titles: [String], choose: @escaping @MainActor (Int) -> Void) {
        buttons = titles.enumerated().map { index, title in
            let button = UIButton.ofSystemScreen()
            button.setTitle(title, for: .normal)
            button.contentHorizontalAlignment = .leading
            button.addAction(UIAction { _ in choose(index) }, for: .touchUpInside)
            return button
        }
        super.init(frame: .zero)
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    func mark(_ chosen: [Int]) {
        for (index, button) in buttons.enumerated() { button.isSelected = chosen.contains(index) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: Self.margin, y: CGFloat(index) * Self.rowHeight,
                width: max(0, bounds.width - 2 * Self.margin), height: Self.rowHeight)
        }
        let size = CGSize(width: bounds.width, height: Self.rowHeight * CGFloat(buttons.count))
        if contentSize != size { contentSize = size }
    }
}
