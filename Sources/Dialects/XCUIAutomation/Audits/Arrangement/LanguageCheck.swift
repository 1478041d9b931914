import HeadlessUIKit
import TimeLapse

/// Looks for texts that are not in the device's language, where others on the screen are.
///
/// A pseudo-language marks the texts that were looked up, and a language with letters of its own shows by these. What
/// lists show is mostly data, and left out.
@MainActor
struct LanguageCheck: AuditCheck {
    let kind = AuditKind.language
    private let isLocalized: Bool
    private let language = UIApplication.shared.device.language

    init(_ subjects: [AuditSubject]) {
        let language = language
        guard language.shows("a") != nil else {
            isLocalized = false
            return
        }
        let answers = subjects.compactMap { Self.text($0) }.compactMap { language.shows($0) }
        // One text in the language is enough where lookups mark texts; names may stand in any letters.
        let own = answers.count(where: \.self)
        isLocalized = language.isPseudolanguage ? own > 0 : own * 2 > answers.count
    }

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard isLocalized, let text = Self.text(subject), language.shows(text) == false,
            let shown = subject.text
        else { return [] }
        let reported = shown.reported(subject)
        return [
            AuditFinding(
                reported, kind, "Text is not localized",
                "The text of \(reported.name) is not in the device's language, \(language). "
                    + "Look it up by String(localized:), and add it to the language's table.")
        ]
    }

    private static func text(_ subject: AuditSubject) -> String? {
        guard subject.place == nil, let shown = subject.text else { return nil }
        return switch shown.view {
        case let label as UILabel: label.text
        // What people have typed is theirs.
        case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : nil
        default: nil
        }
    }
}
