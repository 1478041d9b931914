import HeadlessUIKit

/// A scroll view with one column, as wide as text is easily read.
final class ScrollingColumn: UIScrollView {
    private let column = UIStackView()

    init(spacing: CGFloat) {
        super.init(frame: .zero)
        // Also content that fits is inside the safe area.
        alwaysBounceVertical = true
        preservesSuperviewLayoutMargins = true
        column.axis = .vertical
        column.spacing = spacing
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            column.centerXAnchor.constraint(equalTo: contentLayoutGuide.centerXAnchor),
            column.widthAnchor.constraint(equalTo: readableContentGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 24),
            column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -24),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Adds views at the bottom.
    func add(_ views: [UIView]) {
        for view in views { column.addArrangedSubview(view) }
    }
}
