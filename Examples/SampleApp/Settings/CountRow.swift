import HeadlessUIKit

/// A number with a button on either side to change it.
final class CountRow: UIControl {
    private let titleLabel = UILabel()
    private let lessButton = UIButton(type: .system)
    private let moreButton = UIButton(type: .system)
    private let title: String
    private let range: ClosedRange<Int>

    var value: Int {
        didSet { showValue() }
    }

    init(title: String, value: Int, in range: ClosedRange<Int>) {
        self.title = title
        self.value = value
        self.range = range
        super.init(frame: .zero)
        lessButton.setTitle("−", for: .normal)
        lessButton.accessibilityLabel = "Fewer"
        moreButton.setTitle("+", for: .normal)
        moreButton.accessibilityLabel = "More"
        lessButton.addAction(UIAction { [weak self] _ in self?.change(by: -1) }, for: .touchUpInside)
        moreButton.addAction(UIAction { [weak self] _ in self?.change(by: 1) }, for: .touchUpInside)
        for subview in [titleLabel, lessButton, moreButton] { addSubview(subview) }
        showValue()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width - 100, height: bounds.height)
        lessButton.frame = CGRect(x: bounds.width - 96, y: 0, width: 44, height: bounds.height)
        moreButton.frame = CGRect(x: bounds.width - 48, y: 0, width: 44, height: bounds.height)
    }

    private func change(by step: Int) {
        value += step
        sendActions(for: .valueChanged)
    }

    private func showValue() {
        titleLabel.text = "\(title): \(value)"
        lessButton.isEnabled = value > range.lowerBound
        moreButton.isEnabled = value < range.upperBound
    }
}
