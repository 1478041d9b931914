import HeadlessUIKit

/// A heading with views below it.
class FormSection: UIStackView {
    init(_ title: String, _ views: [UIView]) {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 12
        let heading = UILabel(title, style: .headline)
        heading.accessibilityTraits = .header
        for view in [heading] + views { addArrangedSubview(view) }
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }
}
