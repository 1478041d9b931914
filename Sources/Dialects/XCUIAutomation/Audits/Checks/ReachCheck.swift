import HeadlessUIKit

/// Looks for controls that people see and assistive technology does not reach, for elements that are read though another
/// view covers them, and for gestures without an element.
@MainActor
struct ReachCheck: AuditCheck {
    let kind = AuditKind.elementDetection
    /// The views that are elements, or around one.
    private let around: Set<ObjectIdentifier>

    init(_ subjects: [AuditSubject]) {
        var around: Set<ObjectIdentifier> = []
        for subject in subjects where subject.isElement {
            for view in subject.view.lineage where !around.insert(ObjectIdentifier(view)).inserted { break }
        }
        self.around = around
    }

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard let view = subject.ownView, !subject.isStockPart else { return [] }
        let found = covered(subject) ?? walled(subject, view) ?? unannounced(subject, view)
        return found.map { [AuditFinding(subject, kind, $0.title, $0.detail)] } ?? []
    }

    private typealias Text = (title: String, detail: String)

    // MARK: Covered

    private func covered(_ subject: AuditSubject) -> Text? {
        // What the keyboard or another window covers is there again when that is gone.
        guard let cover = subject.cover, subject.isElement, cover.window === subject.view.window else {
            return nil
        }
        return (
            "Element is covered",
            "\(cover.summary) covers all of \(subject.name), which assistive technology still reads. "
                + "Hide it, or set accessibilityViewIsModal of what is in front."
        )
    }

    // MARK: Inside another element

    private func walled(_ subject: AuditSubject, _ view: UIView) -> Text? {
        guard let wall = subject.wall, subject.cover == nil, acts(view) else { return nil }
        switch wall {
        case .element(let outer):
            guard !represents(outer, view) else { return nil }
            return (
                "Element is not reachable",
                "\(subject.name) is inside \(outer.summary), which is one element: assistive technology does not reach it. "
                    + "Set isAccessibilityElement of the outer view to false, or give that one accessibilityCustomActions."
            )
        case .list(let container):
            guard !StockParts.contains(container) else { return nil }
            return (
                "Element is not reachable",
                "\(container.summary) leaves \(subject.name) out of its accessibilityElements. Add it there."
            )
        }
    }

    private func acts(_ view: UIView) -> Bool {
        view is UIControl ? view.isAccessibilityElement && view.isTouchTarget : view.isTouchTarget
    }

    private func represents(_ outer: UIView, _ view: UIView) -> Bool {
        // UIKit reads what is beside the text of a field.
        if outer is UITextField { return true }
        if !(outer.accessibilityCustomActions ?? []).isEmpty { return true }
        if outer.accessibilityTraits.contains(.adjustable), view is UISlider || view is UIStepper {
            return true
        }
        return view.convertToScreen(view.bounds).contains(outer.accessibilityActivationPoint)
    }

    // MARK: Gestures

    private func unannounced(_ subject: AuditSubject, _ view: UIView) -> Text? {
        guard subject.isOwnAndVisible, subject.wall == nil, !(view is UIControl), !(view is UIWindow),
            view.hasOwnGestures, !around.contains(ObjectIdentifier(view)), !containsElement(view)
        else { return nil }
        return (
            "Gesture is not accessible",
            "\(subject.name) has gesture recognizers, but neither it nor a view inside is an accessibility element. "
                + "Make it an element with a label and the trait .button."
        )
    }

    private func containsElement(_ view: UIView) -> Bool {
        var isFound = false
        view.visit { step in
            guard step === view || step.isPerceivable else { return .past }
            isFound =
                step !== view && step.isAccessibilityElement || !(step.accessibilityElements ?? []).isEmpty
                || step.accessibilityElementCount() > 0
            return isFound ? .stop : .into
        }
        return isFound
    }
}
