import HeadlessUIKit

/// Looks for traits that contradict each other, or what the view is.
///
/// A button may also be an image, a static text or a header.
@MainActor
struct TraitCheck: AuditCheck {
    let kind = AuditKind.trait

    /// Traits of which an element has one at most: each stands for another gesture or announcement.
    private static let exclusive: [(UIAccessibilityTraits, UIAccessibilityTraits)] = [
        (.button, .link), (.button, .searchField), (.link, .searchField), (.link, .adjustable),
        (.searchField, .adjustable), (.staticText, .adjustable), (.staticText, .searchField),
    ]

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard subject.isElement, subject.cover == nil, !subject.isStockPart,
            let fault = fault(subject, subject.traits)
        else { return [] }
        return [
            AuditFinding(
                subject, kind, "Traits are contradictory", "\(subject.name.capitalizedFirst) \(fault)")
        ]
    }

    private func fault(_ subject: AuditSubject, _ traits: UIAccessibilityTraits) -> String? {
        for (one, other) in Self.exclusive where traits.contains(one) && traits.contains(other) {
            return
                "has the traits \(one) and \(other), which contradict each other. Keep the one that it acts as."
        }
        if traits.contains(.adjustable), subject.object.canBeAdjusted == false {
            return "has the trait .adjustable, but its class does not override accessibilityIncrement() "
                + "and accessibilityDecrement(). Override them, or remove the trait."
        }
        if traits.contains(.selected), !canBeSelected(subject, traits) {
            return "has the trait .selected, but it is a text that cannot be selected. "
                + "Remove the trait, or add .button."
        }
        guard let control = subject.ownView as? UIControl else { return nil }
        return fault(control, traits)
    }

    private func fault(_ control: UIControl, _ traits: UIAccessibilityTraits) -> String? {
        if control.isEnabled, traits.contains(.notEnabled) {
            return
                "has the trait .notEnabled, but the control is enabled. Set isEnabled instead of the trait."
        }
        if !control.isEnabled, !traits.contains(.notEnabled) {
            return "is disabled, but does not have the trait .notEnabled. "
                + "Do not override accessibilityTraits without those of UIControl."
        }
        let roles: UIAccessibilityTraits = [
            .button, .link, .tabBar, .adjustable, .searchField, .keyboardKey, .toggleButton,
        ]
        guard control is UIButton, control.isEnabled, traits.isDisjoint(with: roles) else { return nil }
        let own = traits.isEmpty ? "no trait" : "the traits \(traits)"
        return
            "has \(own), which do not say that it can be tapped. Insert traits instead of replacing .button."
    }

    /// Whether selection means something: not for a text outside of a cell that reacts to nothing.
    private func canBeSelected(_ subject: AuditSubject, _ traits: UIAccessibilityTraits) -> Bool {
        let passive: UIAccessibilityTraits = [
            .selected, .staticText, .header, .summaryElement, .updatesFrequently, .notEnabled,
        ]
        guard passive.isSuperset(of: traits), !traits.isDisjoint(with: [.staticText, .header]) else {
            return true
        }
        if subject.place != nil { return true }
        guard let view = subject.ownView else { return false }
        return view is UIControl || view.hasOwnGestures
    }
}
