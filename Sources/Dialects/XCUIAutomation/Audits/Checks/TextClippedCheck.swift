import HeadlessUIKit
import ViewQuery

/// Looks for texts that do not fit: truncated lines, and views that are lower than their text.
///
/// The text of a field or of a text view that scrolls may be longer than the view.
@MainActor
struct TextClippedCheck: AuditCheck {
    let kind = AuditKind.textClipped

    /// How much lower than its text a view may be, in points: frames are rounded to pixels.
    private static let tolerance: CGFloat = 0.6

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard let text = subject.text, !text.isFittedByUIKit, let reason = reason(text.view) else {
            return []
        }
        let reported = text.reported(subject)
        let isButton = text.owner is UIButton
        return [
            AuditFinding(
                reported, kind, "Text clipped",
                "The \(isButton ? "title" : "text") of \(reported.name) is cut off: \(reason). \(cure(text))")
        ]
    }

    private func cure(_ text: AuditedText) -> String {
        if let label = text.view as? UILabel, label.numberOfLines != 0, !(text.owner is UIButton) {
            return "Give it more room, or set numberOfLines to 0."
        }
        return "Give it more room."
    }

    private func reason(_ view: UIView) -> String? {
        switch view {
        case let label as UILabel: reason(label)
        case let field as UITextField:
            reason(height: (field.font ?? .systemFont(ofSize: 17)).lineHeight, field)
        case let textView as UITextView where !textView.isScrollEnabled:
            reason(
                height: textView.sizeThatFits(CGSize(width: textView.bounds.width, height: 0)).height,
                textView)
        default: nil
        }
    }

    private func reason(_ label: UILabel) -> String? {
        let layout = label.shownLayout
        if layout.isTruncated {
            let needed = label.numberOfLines == 1 ? label.intrinsicContentSize.width : nil
            let (lines, size) = (label.numberOfLines, label.bounds.size)
            let room =
                lines == 1 ? "its \(size.width.rough) points" : "\(lines) lines of \(size.width.rough) points"
            return needed.map { "it needs \($0.rough) points, and \(size.width.rough) are there" }
                ?? "it does not fit \(room)"
        }
        return reason(height: layout.size.height, label)
    }

    private func reason(height: CGFloat, _ view: UIView) -> String? {
        guard height > view.bounds.height + Self.tolerance else { return nil }
        return "it is \(height.rough) points high, and the view \(view.bounds.height.rough)"
    }
}
