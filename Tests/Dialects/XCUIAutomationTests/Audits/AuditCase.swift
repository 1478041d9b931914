import HeadlessUIKit
import Robot
import Testing
import XCUIAutomation

/// A screen, and what an audit says of it.
struct AuditCase: CustomTestStringConvertible {
    let testDescription: String
    /// Each issue as `compact: details`.
    let issues: [String]
    let build: @MainActor @Sendable (_ screen: UIView) -> Void

    /// A screen with issues.
    init(
        _ description: String, finds issues: String..., build: @MainActor @escaping @Sendable (UIView) -> Void
    ) {
        testDescription = description
        self.issues = issues
        self.build = build
    }

    /// The issues of one kind that an audit of the screen finds.
    @MainActor
    func found(_ type: XCUIAccessibilityAuditType) throws -> [String] {
        let window = UIWindow.createWindowForTesting()
        window.backgroundColor = .systemBackground
        build(window)
        return try auditIssues(for: type)
    }
}

/// The issues that an audit finds, all of which are ignored, each as `compact: details`.
@MainActor
func auditIssues(for type: XCUIAccessibilityAuditType = .all) throws -> [String] {
    var issues: [String] = []
    try XCUIApplication().performAccessibilityAudit(for: type) { issue in
        issues.append("\(issue.compactDescription): \(issue.detailedDescription)")
        return true
    }
    return issues
}

extension UIView {
    /// Adds a subview at a place.
    @discardableResult
    func add<View: UIView>(
        _ view: View, x: CGFloat = 20, y: CGFloat = 100, _ width: CGFloat = 200, _ height: CGFloat = 44,
        _ setUp: @MainActor (View) -> Void = { _ in }
    ) -> View {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        setUp(view)
        addSubview(view)
        return view
    }
}
