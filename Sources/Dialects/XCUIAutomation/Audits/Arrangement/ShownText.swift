import HeadlessUIKit

/// Where the letters of a text are, in the screen's coordinates.
@MainActor
struct ShownText {
    let subject: AuditSubject
    let view: UIView
    let rect: CGRect

    /// `nil` if the subject has no text of its own that people see.
    init?(_ subject: AuditSubject) {
        guard let text = subject.text, text.view.transform.isIdentity, !text.isFittedByUIKit else {
            return nil
        }
        view = text.view
        self.subject = text.reported(subject)
        let bounds = view.bounds
        let local =
            (view as? UILabel).map {
                $0.textRect(forBounds: bounds, limitedToNumberOfLines: $0.numberOfLines)
            }
            ?? bounds
        // Lines have room above and below their letters.
        let air: CGFloat = 2
        let letters = local.intersection(bounds).insetBy(dx: 0, dy: air)
        guard !letters.isNull, letters.width > 0, letters.height > 0 else { return nil }
        rect = view.convertToScreen(letters)
    }
}
