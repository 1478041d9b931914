import HeadlessUIKit

/// A switch beside its label.
final class SwitchRow: UIStackView {
    private let onChange: @MainActor (Bool) -> Void
    private let control = UISwitch()

    /// - Parameter onChange: called with whether the user has turned the switch on.
    init(
        _ title: String, identifier: String, isOn: Bool, onChange: @escaping @MainActor (Bool) -> Void
    ) {
        self.onChange = onChange
        super.init(frame: .zero)
        control.isOn = isOn
        control.accessibilityIdentifier = identifier
        control.accessibilityLabel = title
        control.addTarget(self, action: SwitchRow.didChange, for: .valueChanged)
        addArrangedSubview(UILabel(body: title))
        addArrangedSubview(control)
        spacing = 8
        alignment = .center
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            control.setContentHuggingPriority(.required, for: axis)
            control.setContentCompressionResistancePriority(.required, for: axis)
        }
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    required init(coder: NSCoder) {
        onChange = { _ in }
        super.init(coder: coder)
    }

    private func didChange() {
        onChange(control.isOn)
    }
}
