import HeadlessUIKit

/// A note in the list.
final class NoteCell: UITableViewCell {
    static let reuseIdentifier = "note"

    func show(_ note: Note, textSize: CGFloat, showsPin: Bool) {
        var content = UIListContentConfiguration.valueCell()
        content.text = note.title
        content.textProperties.font = .systemFont(ofSize: textSize)
        content.secondaryText = note.isPinned && showsPin ? "pinned" : nil
        contentConfiguration = content
        // One thing to hear, not a title and a pin. It is the content, for the controls of editing stand beside it.
        contentView.isAccessibilityElement = true
        contentView.accessibilityLabel = content.text
        contentView.accessibilityValue = content.secondaryText
        contentView.accessibilityTraits = .button
    }
}
