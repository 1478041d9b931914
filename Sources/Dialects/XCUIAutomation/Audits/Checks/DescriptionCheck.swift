import HeadlessUIKit

/// Looks for elements without a label, and for labels that do not tell what the element is.
///
/// A field with a placeholder, and a text view with text, are described. So is a control with a system symbol, which UIKit
/// names, and a control that stands as the accessory of a cell with text.
@MainActor
struct DescriptionCheck: AuditCheck {
    let kind = AuditKind.sufficientElementDescription

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard subject.isElement, subject.cover == nil, !subject.isStockPart || isBarItem(subject) else {
            return []
        }
        if subject.label.isEmpty { return isDescribed(subject) ? [] : [missing(subject)] }
        if let finding = fileName(subject) { return [finding] }
        return repeatedTrait(subject).map { [$0] } ?? []
    }

    /// What is inside controls and bars describes itself, but for the items that the application gives.
    private func isBarItem(_ subject: AuditSubject) -> Bool {
        ["UIBarButton", "UITabBarButton", "UISegment"].contains("\(Swift.type(of: subject.view))")
    }

    // MARK: Missing

    private func isDescribed(_ subject: AuditSubject) -> Bool {
        guard let view = subject.ownView else { return hasValue(subject) && !isInteractive(subject) }
        switch view {
        case is UIPageControl, is UIActivityIndicatorView, is UIProgressView, is UISearchTextField:
            return true
        case let label as UILabel: return (label.text ?? "").trimmed.isEmpty || hasValue(subject)
        case is UITextField, is UITextView: return hasValue(subject)
        case is UIControl: return view.pictures.contains { $0.symbolName != nil } || view.isAccessoryOfText
        default: return hasValue(subject) && !isInteractive(subject)
        }
    }

    private func hasValue(_ subject: AuditSubject) -> Bool {
        !(subject.object.accessibilityValue ?? "").trimmed.isEmpty
    }

    private func isInteractive(_ subject: AuditSubject) -> Bool {
        let roles: UIAccessibilityTraits = [.button, .link, .adjustable, .toggleButton, .image]
        return !subject.traits.isDisjoint(with: roles)
    }

    private func missing(_ subject: AuditSubject) -> AuditFinding {
        let picture = subject.ownView?.pictures.compactMap(\.pictureName).first
        let reason = picture.map { ": all there is to read is the image's name, \($0.literal)" } ?? ""
        return AuditFinding(
            subject, kind, "Element has no description",
            "\(subject.name.capitalizedFirst) has no accessibility label\(reason). "
                + "Set an accessibilityLabel that tells what it is or does.")
    }

    // MARK: Names of files

    private static let endings = [
        ".png", ".jpg", ".jpeg", ".gif", ".pdf", ".svg", ".heic", ".webp", "@2x", "@3x",
    ]
    private static let beginnings = ["ic-", "icon-", "btn-", "img-", "image-"]

    private func fileName(_ subject: AuditSubject) -> AuditFinding? {
        let roles: UIAccessibilityTraits = [.button, .link, .image]
        guard !subject.traits.isDisjoint(with: roles) else { return nil }
        let label = subject.label
        // A text that people can see is a text.
        let title = (subject.ownView as? UIButton)?.currentTitle
        guard title?.trimmed != label, isFileName(label, of: subject) else { return nil }
        return AuditFinding(
            subject, kind, "Label not human-readable",
            "The label \(label.literal) of \(subject.name) looks like the name of a file. "
                + "Set an accessibilityLabel in words that people read.")
    }

    private func isFileName(_ label: String, of subject: AuditSubject) -> Bool {
        guard !label.contains(where: \.isWhitespace) else { return false }
        let lower = label.lowercased()
        if Self.endings.contains(where: lower.hasSuffix) || lower.contains("_") { return true }
        if Self.beginnings.contains(where: lower.hasPrefix) { return true }
        // An image named "Logo" may have that label, one named "xmark.circle" or "closeButton" may not.
        let isWord = label.dropFirst().allSatisfy { $0.isLetter && !$0.isUppercase }
        return !isWord && subject.ownView?.pictures.contains { $0.pictureName == label } ?? false
    }

    // MARK: Repeated traits

    private static let traitNames: [(trait: UIAccessibilityTraits, names: [String])] = [
        (.toggleButton, ["switch", "toggle"]), (.link, ["link"]), (.searchField, ["search field"]),
        (.button, ["button"]), (.adjustable, ["slider"]), (.image, ["image"]), (.header, ["heading"]),
    ]

    private func repeatedTrait(_ subject: AuditSubject) -> AuditFinding? {
        let traits = subject.traits
        if traits.isEmpty { return nil }
        let label = subject.label.lowercased()
        for (trait, names) in Self.traitNames where traits.contains(trait) {
            for name in names where label == name || label.hasSuffix(" \(name)") {
                return AuditFinding(
                    subject, kind, "Label repeats the trait",
                    "The label \(subject.label.literal) of \(subject.name) repeats its trait: "
                        + "VoiceOver says \(name.literal) twice. Leave the word out of the label.")
            }
        }
        return nil
    }
}

extension UIView {
    fileprivate var pictures: [UIImage] {
        switch self {
        case let button as UIButton: [button.currentImage, button.currentBackgroundImage].compactMap { $0 }
        case let imageView as UIImageView: [imageView.image].compactMap { $0 }
        default: subviews.compactMap { ($0 as? UIImageView)?.image }
        }
    }

    /// Whether the view is the accessory of a cell with text, which VoiceOver reads together.
    fileprivate var isAccessoryOfText: Bool {
        guard let cell = superview as? UITableViewCell, cell.accessoryView === self else { return false }
        var hasText = false
        cell.contentView.visit { view in
            hasText = !((view as? UILabel)?.text ?? "").isEmpty && !view.isHidden
            return hasText ? .stop : .into
        }
        return hasText
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
