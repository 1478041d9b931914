import HeadlessUIKit
import ViewQuery

/// An audit of what an application shows.
@MainActor
package struct AccessibilityAudit {
    private let subjects: [AuditSubject]
    private let checks: [any AuditCheck]
    private let offScreen: OffScreenCheck?

    init(of root: AutomationRoot, for types: XCUIAccessibilityAuditType) {
        self.init(
            of: root.windows, for: AuditKind.allCases.filter { $0.type.map(types.contains) ?? false },
            unmirrored: nil, includesScrolled: false)
    }

    /// Makes an audit of the current application's windows, with what can be scrolled into view.
    ///
    /// - Parameters:
    ///   - kinds: what to look for.
    ///   - unmirrored: how the same screen is laid out from left to right; `nil` if that is not known.
    package init(for kinds: [AuditKind] = AuditKind.allCases, unmirrored: ScreenLayout?) {
        self.init(
            of: AutomationRoot(bundleIdentifier: nil).windows, for: kinds, unmirrored: unmirrored,
            includesScrolled: true)
    }

    private init(
        of windows: [UIView], for kinds: [AuditKind], unmirrored: ScreenLayout?,
        includesScrolled: Bool
    ) {
        let extents = PaintedExtents()
        var walk = AuditWalk(extents, includesScrolled: includesScrolled)
        for window in Self.audited(windows) { walk.visit(window) }
        subjects = walk.subjects
        let kinds = Set(kinds)
        let all = Self.checks(subjects.filter(\.isOnScreen), extents, kinds, unmirrored)
        checks = all.filter { kinds.contains($0.kind) }
        offScreen = kinds.contains(.offScreen) ? OffScreenCheck(extents: extents) : nil
    }

    private static func checks(
        _ subjects: [AuditSubject], _ extents: PaintedExtents, _ kinds: Set<AuditKind>,
        _ unmirrored: ScreenLayout?
    ) -> [any AuditCheck] {
        var checks: [any AuditCheck] = [
            ContrastCheck(extents), ReachCheck(subjects), HitRegionCheck(), DescriptionCheck(),
            IdentifierCheck(subjects), DynamicTypeCheck(), TextClippedCheck(), TraitCheck(),
        ]
        // The lists that they make first are not needed for XCUITest's kinds.
        if kinds.contains(.overlap) { checks.append(OverlapCheck(subjects)) }
        if kinds.contains(.duplicateLabel) { checks.append(DuplicateLabelCheck(subjects)) }
        if kinds.contains(.readingOrder) { checks.append(ReadingOrderCheck(subjects)) }
        if kinds.contains(.language) { checks.append(LanguageCheck(subjects)) }
        return checks + [AmbiguityCheck(), MirroringCheck(unmirrored)]
    }

    /// What is wrong, in reading order.
    ///
    /// - Complexity: O(*n*) in the views, and in those that overlap each of them.
    package var findings: [AuditFinding] {
        var findings: [AuditFinding] = []
        for subject in subjects {
            if let offScreen { findings += offScreen.findings(on: subject) }
            guard subject.isOnScreen else { continue }
            for check in checks {
                let found = check.findings(on: subject)
                if !found.isEmpty { findings += found }
            }
        }
        return findings
    }

    /// The windows that assistive technology sees, without the keyboard's and those behind others, from back to front.
    private static func audited(_ windows: [UIView]) -> [UIView] {
        let shown = windows.filter { $0.isPerceivable && !($0 is KeyboardWindow) }
        if let modal = shown.last(where: { $0.accessibilityViewIsModal }) { return [modal] }
        return shown.indices.compactMap { index in
            let inFront = Array(shown[(index + 1)...])
            let isHidden =
                !inFront.isEmpty && VisibleArea(of: shown[index], coveredBy: inFront).cover != nil
            return isHidden ? nil : shown[index]
        }
    }
}
