import HeadlessUIKit

/// The header of a section of photos.
final class PhotosHeader: UICollectionReusableView {
    static let minimumHeight: CGFloat = 36

    private let label = UILabel(style: .headline)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.accessibilityTraits = .header
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            label.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumHeight - 8),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String) {
        label.text = title
    }
}
