import HeadlessUIKit

/// The cell of a note, as high as its title.
final class NoteCell: UITableViewCell {
    static let reuseIdentifier = "note"
    static let minimumHeight: CGFloat = 52

    private let titleLabel = UILabel(style: .body)
    private let pinLabel = UILabel(style: .body)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        pinLabel.textColor = .quietLabel
        pinLabel.setContentHuggingPriority(.required, for: .horizontal)
        pinLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = AdaptiveRow(arrangedSubviews: [titleLabel, pinLabel])
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumHeight),
        ])
        // One accessibility element, not a title and a pin. It is the content view, as the editing controls are beside
        // it.
        contentView.isAccessibilityElement = true
        contentView.accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    func show(_ note: Note, textSize: CGFloat, showsPin: Bool) {
        titleLabel.text = note.title
        titleLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: textSize))
        pinLabel.text = note.isPinned && showsPin ? "pinned" : nil
        pinLabel.isHidden = pinLabel.text == nil
        contentView.accessibilityLabel = titleLabel.text
        contentView.accessibilityValue = pinLabel.text
    }
}
