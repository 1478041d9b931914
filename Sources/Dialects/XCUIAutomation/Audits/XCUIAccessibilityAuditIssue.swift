/// What an accessibility audit has found wrong with one element.
public final class XCUIAccessibilityAuditIssue: NSObject, Sendable {
    /// The element; its view may have no type of its own for queries, as the label inside a cell that is one element.
    public let element: XCUIElement?
    /// The kind of issue.
    public let auditType: XCUIAccessibilityAuditType
    /// The issue in a few words, which are the same for all elements: `Contrast failed`.
    public let compactDescription: String
    /// The view, the numbers and the cure.
    public let detailedDescription: String

    init(_ finding: AuditFinding, element: XCUIElement) {
        self.element = element
        // Only kinds of XCUITest are looked for.
        auditType = finding.kind.type ?? .all
        compactDescription = finding.title
        detailedDescription = finding.detail
    }

    /// The kind and the details.
    public override var description: String { "\(auditType): \(detailedDescription)" }
}
