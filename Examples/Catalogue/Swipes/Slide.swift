import HeadlessUIKit

/// A coloured page with a title.
final class Slide: UIView {
    /// The title, in the middle.
    let label: UILabel

    init(_ title: String, identifier: String, color: UIColor) {
        label = UILabel(body: title, identifier: identifier)
        super.init(frame: .zero)
        backgroundColor = color
        // The colours are light in both appearances.
        label.textColor = .black
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
