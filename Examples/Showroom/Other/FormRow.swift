import HeadlessUIKit

/// A label beside a control, or above it at the text sizes for accessibility, where a row is too narrow.
final class FormRow: UIStackView {
    init(_ label: UILabel, _ control: UIView) {
        super.init(frame: .zero)
        spacing = 12
        addArrangedSubview(label)
        addArrangedSubview(control)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            control.setContentHuggingPriority(.required, for: axis)
            control.setContentCompressionResistancePriority(.required, for: axis)
        }
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (row: FormRow, _) in
            row.followTextSize()
        }
        followTextSize()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func followTextSize() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        axis = isLarge ? .vertical : .horizontal
        alignment = isLarge ? .leading : .center
    }
}
