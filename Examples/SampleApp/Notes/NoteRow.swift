import HeadlessUIKit

/// A note in the list, which opens it.
final class NoteRow: UIControl {
    let noteID: Int
    private let titleLabel = UILabel()
    private let pinLabel = UILabel()

    init(note: Note, textSize: CGFloat, showsPin: Bool) {
        noteID = note.id
        super.init(frame: .zero)
        titleLabel.text = note.title.isEmpty ? "Untitled" : note.title
        titleLabel.font = .systemFont(ofSize: textSize)
        pinLabel.text = "pinned"
        pinLabel.textColor = .secondaryLabel
        pinLabel.isHidden = !note.isPinned || !showsPin
        accessibilityIdentifier = "note-\(note.id)"
        addSubview(titleLabel)
        addSubview(pinLabel)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray5 : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pinWidth = pinLabel.isHidden ? 0 : pinLabel.intrinsicContentSize.width
        pinLabel.frame = CGRect(x: bounds.width - pinWidth - 20, y: 0, width: pinWidth, height: bounds.height)
        titleLabel.frame = CGRect(x: 20, y: 0, width: pinLabel.frame.minX - 28, height: bounds.height)
    }
}
