import HeadlessUIKit

/// A column of controls, which scrolls where it is higher than the room that the keyboard leaves.
final class FormView: UIScrollView {
    /// No wider than text is easily read on a tablet.
    private static let readableWidth: CGFloat = 672

    /// The controls, from top to bottom.
    let column = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let content = contentLayoutGuide
        let filling = column.widthAnchor.constraint(equalTo: content.widthAnchor, constant: -32)
        filling.priority = .required - 1
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            column.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            filling,
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Adds controls at the bottom, each at least as high as a finger needs.
    func add(_ controls: [UIView]) {
        for control in controls {
            column.addArrangedSubview(control)
            control.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        }
    }
}
