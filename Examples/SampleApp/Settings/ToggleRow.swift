import HeadlessUIKit

/// A title with something beside it that is on or off.
final class ToggleRow: UIControl {
    private let titleLabel = UILabel()
    private let stateLabel = UILabel()

    var isOn: Bool {
        didSet { showState() }
    }

    init(title: String, isOn: Bool) {
        self.isOn = isOn
        super.init(frame: .zero)
        titleLabel.text = title
        stateLabel.textAlignment = .right
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityTraits = .button
        addSubview(titleLabel)
        addSubview(stateLabel)
        addTarget(self, action: ToggleRow.toggle, for: .touchUpInside)
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        titleLabel.frame = CGRect(x: 0, y: 0, width: half, height: bounds.height)
        stateLabel.frame = CGRect(x: half, y: 0, width: half, height: bounds.height)
    }

    private func toggle() {
        isOn.toggle()
        sendActions(for: .valueChanged)
    }

    private func showState() {
        stateLabel.text = isOn ? "On" : "Off"
        accessibilityValue = stateLabel.text
    }
}
