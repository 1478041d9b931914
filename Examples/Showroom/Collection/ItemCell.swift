import HeadlessUIKit

/// The cell of an item, with a star if it is a favourite.
final class ItemCell: UICollectionViewCell {
    private let label = UILabel("", style: .headline)
    private let star = UILabel("★", style: .headline)

    static func title(of item: Int) -> String { "Cell \(item)" }

    /// What VoiceOver offers instead of gestures.
    var actions: [UIAccessibilityCustomAction]? {
        get { label.accessibilityCustomActions }
        set { label.accessibilityCustomActions = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 8
        star.accessibilityLabel = "Favourite"
        for label in [label, star] { label.textAlignment = .center }
        let column = UIStackView(arrangedSubviews: [label, star])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            column.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 96),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: Int, isFavorite: Bool) {
        accessibilityIdentifier = "CollectionCell \(item)"
        label.text = Self.title(of: item)
        star.isHidden = !isFavorite
    }
}
