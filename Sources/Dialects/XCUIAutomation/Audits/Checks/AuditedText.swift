import HeadlessUIKit

/// A text on the screen that the application is responsible for: of a label, a button's title, a field or a text view.
@MainActor
struct AuditedText {
    /// A part of the text in one font and colour.
    struct Run {
        let font: UIFont
        let color: UIColor
    }

    let view: UIView
    let owner: UIView
    let runs: [Run]
    let adjustsFont: Bool

    /// The text of a subject; `nil` if it has none, or UIKit or nothing shows it.
    init?(_ subject: AuditSubject) {
        guard subject.isOwnAndVisible, let view = subject.ownView else { return nil }
        let button = view.superview as? UIButton
        owner = button ?? view
        self.view = view
        switch view {
        case let label as UILabel:
            guard !(label.text ?? "").trimmed.isEmpty else { return nil }
            let lit = label.isHighlighted ? label.highlightedTextColor : nil
            runs = Self.runs(
                label.hasAttributedText ? label.attributedText : nil, label.font, lit ?? label.textColor,
                overriding: lit)
            adjustsFont = label.adjustsFontForContentSizeCategory
        case let field as UITextField:
            let isEmpty = (field.text ?? "").isEmpty
            if isEmpty, (field.placeholder ?? "").isEmpty { return nil }
            let color = isEmpty ? field.placeholderColor : field.textColor
            runs = [Run(font: field.font ?? .systemFont(ofSize: 17), color: color ?? .clear)]
            adjustsFont = field.adjustsFontForContentSizeCategory
        case let textView as UITextView:
            guard !textView.text.isEmpty else { return nil }
            let font = textView.font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)
            runs = [Run(font: font, color: textView.textColor ?? .label)]
            adjustsFont = textView.adjustsFontForContentSizeCategory
        default: return nil
        }
    }

    private static func runs(
        _ text: NSAttributedString?, _ font: UIFont, _ color: UIColor, overriding lit: UIColor?
    ) -> [Run] {
        guard let text, text.length > 0 else { return [Run(font: font, color: color)] }
        var runs: [Run] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
            let own = attributes[.foregroundColor] as? UIColor
            runs.append(Run(font: attributes[.font] as? UIFont ?? font, color: lit ?? own ?? color))
        }
        return runs
    }

    /// Whether the text is in a label that UIKit makes in a header, or in a cell at one of the accessibility sizes,
    /// where it wraps texts and gives them room.
    var isFittedByUIKit: Bool {
        guard StockParts.makes(label: view) else { return false }
        return view.lineage.contains { $0 is UITableViewHeaderFooterView }
            || view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    func reported(_ subject: AuditSubject) -> AuditSubject {
        owner === view ? subject : subject.replaced(by: owner)
    }
}

extension UITextField {
    /// The placeholder's colour if the application has set one; UIKit's own is its to choose.
    fileprivate var placeholderColor: UIColor? {
        guard let text = attributedPlaceholder, text.length > 0 else { return nil }
        return text.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
    }
}
