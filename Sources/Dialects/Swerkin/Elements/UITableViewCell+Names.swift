import HeadlessUIKit

extension UITableViewCell {
    var title: String? {
        guard let content = contentConfiguration as? UIListContentConfiguration else {
            return textLabel?.text
        }
        return content.attributedText?.string ?? content.text
    }

    /// What a row without an accessibility label is called: its title, and its texts together, as they are read out.
    var names: [String] {
        guard accessibilityLabel == nil, let title, !title.isEmpty else { return [] }
        let detail: String?
        if let content = contentConfiguration as? UIListContentConfiguration {
            detail = content.secondaryAttributedText?.string ?? content.secondaryText
        } else {
            detail = detailTextLabel?.text
        }
        guard let detail, !detail.isEmpty else { return [title] }
        return [title, "\(title), \(detail)"]
    }
}
