import HeadlessUIKit

/// Several buttons of which one is selected.
final class ChoiceRow: UIControl {
    private let buttons: [UIButton]

    var selectedIndex: Int {
        didSet { showSelection() }
    }

    init(titles: [String], selectedIndex: Int) {
        self.selectedIndex = selectedIndex
        buttons = titles.map { title in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            return button
        }
        super.init(frame: .zero)
        for button in buttons {
            button.addTarget(self, action: ChoiceRow.choose, for: .touchUpInside)
            addSubview(button)
        }
        showSelection()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }

    private func choose(_ button: UIButton) {
        guard let index = buttons.firstIndex(of: button), index != selectedIndex else { return }
        selectedIndex = index
        sendActions(for: .valueChanged)
    }

    private func showSelection() {
        for (index, button) in buttons.enumerated() { button.isSelected = index == selectedIndex }
    }
}
