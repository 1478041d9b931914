import HeadlessUIKit

/// An audit of what an application shows.
@MainActor
struct AccessibilityAudit {
    private let subjects: [AuditSubject]
    private let checks: [any AuditCheck]

    init(of root: AutomationRoot, for types: XCUIAccessibilityAuditType) {
        let extents = PaintedExtents()
        var walk = AuditWalk(extents)
        for window in root.auditedWindows { walk.visit(window) }
        subjects = walk.subjects
        let all: [any AuditCheck] = [
            ContrastCheck(extents), ReachCheck(subjects), HitRegionCheck(), DescriptionCheck(),
            IdentifierCheck(subjects), DynamicTypeCheck(), TextClippedCheck(), TraitCheck(),
        ]
        checks = all.filter { types.contains($0.type) }
    }

    /// What is wrong, in reading order.
    ///
    /// - Complexity: O(*n*) in the views, times the siblings in front of or behind each of those with text or an action.
    var findings: [AuditFinding] {
        subjects.flatMap { subject in checks.flatMap { $0.findings(on: subject) } }
    }
}

extension AutomationRoot {
    /// The windows that assistive technology sees, without the keyboard's, from back to front.
    @MainActor
    fileprivate var auditedWindows: [UIView] {
        let shown = windows.filter { $0.isPerceivable && !($0 is KeyboardWindow) }
        return shown.last { $0.accessibilityViewIsModal }.map { [$0] } ?? shown
    }
}
