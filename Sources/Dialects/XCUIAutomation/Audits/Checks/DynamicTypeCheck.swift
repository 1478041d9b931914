import HeadlessUIKit

/// Looks for texts that do not follow the user's text size: views that do not adjust their fonts, and fonts that do not
/// scale.
@MainActor
struct DynamicTypeCheck: AuditCheck {
    let kind = AuditKind.dynamicType

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard let text = subject.text, !text.hasFontByUIKit else { return [] }
        let reported = text.reported(subject)
        let fixed = text.runs.filter { !$0.font.scalesWithTextSize }
        if text.adjustsFont, fixed.isEmpty { return [] }
        let isPartial = text.adjustsFont && fixed.count < text.runs.count
        let title = "Dynamic Type font sizes are \(isPartial ? "partially " : "")unsupported"
        let font = (fixed.first ?? text.runs[0]).font.description
        let reason =
            text.adjustsFont
            ? "\(font) does not scale" : "adjustsFontForContentSizeCategory is false"
        let button = text.owner as? UIButton
        let target = button == nil ? "" : "titleLabel's "
        let cure =
            if let button, button.configuration == nil {
                "Use a configuration, or set titleLabel's font to a preferred one and its "
                    + "adjustsFontForContentSizeCategory to true."
            } else if fixed.isEmpty {
                "Set \(target)adjustsFontForContentSizeCategory to true."
            } else {
                "Use a font by preferredFont(forTextStyle:) or UIFontMetrics"
                    + (text.adjustsFont
                        ? "." : ", and set \(target)adjustsFontForContentSizeCategory to true.")
            }
        return [
            AuditFinding(
                reported, kind, title,
                "The text of \(reported.name) does not follow the user's text size: \(reason). \(cure)")
        ]
    }
}

extension AuditedText {
    /// Whether the text is in a label that UIKit makes in a cell or header, in the font that it has there: UIKit's own
    /// follows the text size.
    fileprivate var hasFontByUIKit: Bool {
        let sizes: Set<CGFloat> = [17, 15, 13, 12]
        return StockParts.makes(label: view) && runs.allSatisfy { sizes.contains($0.font.pointSize) }
    }
}
