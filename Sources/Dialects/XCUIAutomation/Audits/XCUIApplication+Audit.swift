import FailureReporting
import HeadlessUIKit

extension XCUIApplication {
    /// Looks for accessibility issues in what is on the screen; each that the handler does not ignore is a failure.
    ///
    /// ```swift
    /// try app.performAccessibilityAudit()
    /// try app.performAccessibilityAudit(for: [.contrast, .hitRegion]) { issue in
    ///     issue.element?.identifier == "logo"   // ignored
    /// }
    /// ```
    ///
    /// Issues come in reading order, each once. What is hidden, off screen or behind a modal view is not audited, nor are
    /// the keyboard and the parts that UIKit makes of a control or a bar. Nothing is changed and no time passes.
    ///
    /// - Parameters:
    ///   - auditTypes: the kinds of issues to look for.
    ///   - issueHandler: called with each issue; returns whether to ignore it.
    /// - Throws: what the handler throws; later issues are not reported.
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
        let site = CallSite(fileID, filePath, line, column)
        // The handler belongs to the caller, so it and the failures are on the caller's side.
        for issue in OnMainActor.run(at: site, { self.auditIssues(auditTypes) }) {
            if try issueHandler?(issue) ?? false { continue }
            AutomationFailure("Accessibility audit: \(issue.detailedDescription)").record(at: site)
        }
    }

    @MainActor
    private func auditIssues(_ types: XCUIAccessibilityAuditType) -> [XCUIAccessibilityAuditIssue] {
        UIApplication.shared.commit()
        if let reason = reasonNotAudited {
            AutomationFailure("\(root.code).performAccessibilityAudit() failed: \(reason)").record()
            return []
        }
        return AccessibilityAudit(of: root, for: types).findings.map { finding in
            let query = ElementLookup.descendants(.application(root), finding.node.elementType)
            let element = XCUIElement(.fixed(query, FixedNode(finding.node)))
            return XCUIAccessibilityAuditIssue(finding, element: element)
        }
    }

    @MainActor
    private var reasonNotAudited: String? {
        if let reason = AutomationWorld.current.reasonNotRunning(root) { return reason }
        guard !root.isSpringboard, let alert = UIApplication.shared.systemScreen.alert else { return nil }
        return "the system's alert \(alert.title.literal) is in front of the application. Answer it first."
    }
}
