import HeadlessUIKit

/// The cell of a note.
final class NoteCell: UITableViewCell {
    static let reuseIdentifier = "note"

    func show(_ note: Note, textSize: CGFloat, showsPin: Bool) {
        var content = UIListContentConfiguration.valueCell()
        content.text = note.title
        content.textProperties.font = .systemFont(ofSize: textSize)
        content.secondaryText = note.isPinned && showsPin ? "pinned" : nil
        contentConfiguration = content
        // One accessibility element, not a title and a pin. It is the content view, as the editing controls are beside
        // it.
        contentView.isAccessibilityElement = true
        contentView.accessibilityLabel = content.text
        contentView.accessibilityValue = content.secondaryText
        contentView.accessibilityTraits = .button
    }
}
