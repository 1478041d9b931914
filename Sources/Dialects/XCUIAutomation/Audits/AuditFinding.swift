/// An issue as a value.
@MainActor
struct AuditFinding {
    let node: AutomationNode
    let type: XCUIAccessibilityAuditType
    /// The issue in a few words, in those of Apple's audit where they are known.
    let title: String
    let detail: String

    init(
        _ subject: AuditSubject, _ type: XCUIAccessibilityAuditType, _ title: String, _ detail: String
    ) {
        node = subject.node
        self.type = type
        self.title = title
        self.detail = detail
    }
}

/// One kind of check, applied to everything that is on the screen.
@MainActor
protocol AuditCheck {
    var type: XCUIAccessibilityAuditType { get }
    func findings(on subject: AuditSubject) -> [AuditFinding]
}
