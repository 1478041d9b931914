import FailureReporting
import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

@MainActor @Suite("Handling of audit issues", .robot) struct AuditHandlingTests {
    private let window = UIWindow.createWindowForTesting()
    private let app = XCUIApplication()

    /// Shows a button with three issues, and a label with two.
    private func showIssues() {
        window.backgroundColor = .white
        window.add(UIButton(type: .custom), 30, 30) {
            $0.setTitle("Go", for: .normal)
            $0.accessibilityIdentifier = "go"
            $0.titleLabel?.font = .systemFont(ofSize: 12)
        }
        window.add(UILabel(), y: 200) { ($0.text, $0.textColor) = ("Total", .systemGray) }
    }

    private let texts = [
        "Hit area 30×30 of UIButton \"Go\" #go is smaller than 44×44 points. "
            + "Make it larger, or let point(inside:with:) accept touches around it.",
        "Contrast 1.0:1 of UIButton \"Go\" #go (#FFFFFF on #FFFFFF) is below 4.5:1. "
            + "Use a darker text colour or a darker background.",
        "The text of UIButton \"Go\" #go does not follow the user's text size: "
            + "adjustsFontForContentSizeCategory is false. Use a configuration, or set titleLabel's font to a "
            + "preferred one and its adjustsFontForContentSizeCategory to true.",
        "Contrast 3.2:1 of UILabel \"Total\" (#8E8E93 on #FFFFFF) is below 4.5:1. "
            + "Use a darker text colour.",
        "The text of UILabel \"Total\" does not follow the user's text size: "
            + "adjustsFontForContentSizeCategory is false. Use a font by preferredFont(forTextStyle:) or "
            + "UIFontMetrics, and set adjustsFontForContentSizeCategory to true.",
    ]

    @Test(
        "A window that another one hides is not audited; one that is partly visible is",
        arguments: [(CGFloat(1), 1), (0.5, 2)])
    func hiddenWindows(alpha: CGFloat, found: Int) throws {
        for index in 0..<2 {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground.withAlphaComponent(index == 0 ? 1 : alpha)
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
            controller.view.addSubview(button)
            UIWindow.createWindowForTesting(showing: controller)
        }
        var texts: [String] = []
        try XCUIApplication().performAccessibilityAudit(for: .sufficientElementDescription) { issue in
            texts.append(issue.compactDescription)
            return true
        }
        #expect(texts.count == found, "\(texts)")
    }

    @Test("Without a handler, each audit issue is a failure at the caller's line, in reading order")
    func failures() throws {
        showIssues()
        var line: UInt = 0
        let failures = try FailureCollector.failures {
            line = #line + 1
            try app.performAccessibilityAudit()
        }
        #expect(failures.map(\.text) == texts.map { "Accessibility audit: \($0)" })
        #expect(failures.map { $0.site?.line } == Array(repeating: line, count: 5))
        #expect(failures.first?.site.map { "\($0.fileID)" } == "XCUIAutomationTests/AuditHandlingTests.swift")
    }

    @Test("An audit issue that the handler ignores is no failure")
    func ignored() throws {
        showIssues()
        var log: [String] = []
        let failures = try failureTexts {
            try app.performAccessibilityAudit { issue in
                log.append(
                    "\(issue.element?.identifier ?? "") \(issue.auditType) \(issue.compactDescription)")
                return issue.element?.identifier == "go"
            }
        }
        #expect(failures == texts[3...].map { "Accessibility audit: \($0)" })
        #expect(
            log == [
                "go hitRegion Hit area is too small",
                "go contrast Contrast failed",
                "go dynamicType Dynamic Type font sizes are unsupported",
                " contrast Contrast failed",
                " dynamicType Dynamic Type font sizes are unsupported",
            ])
    }

    private struct Stop: Error, Equatable {}

    @Test("An error of the handler is rethrown, and ends the audit")
    func thrown() {
        showIssues()
        var calls = 0
        let failures = failureTexts {
            #expect(throws: Stop()) {
                try app.performAccessibilityAudit { _ in
                    calls += 1
                    if calls == 2 { throw Stop() }
                    return false
                }
            }
        }
        #expect(calls == 2)
        #expect(failures == ["Accessibility audit: \(texts[0])"])
    }

    @Test("An audit looks only for the kinds of issues that are asked for")
    func types() throws {
        showIssues()
        #expect(try auditIssues(for: .hitRegion).count == 1)
        #expect(try auditIssues(for: [.hitRegion, .contrast]).count == 3)
        #expect(try auditIssues(for: .all).count == 5)
        #expect(try auditIssues(for: [.trait, .textClipped]) == [])
        #expect(try auditIssues(for: []) == [])
    }

    @Test("The raw values of audit types are Apple's")
    func rawValues() {
        let types: [(XCUIAccessibilityAuditType, UInt64, String)] = [
            (.contrast, 1, "contrast"), (.elementDetection, 2, "elementDetection"),
            (.hitRegion, 4, "hitRegion"),
            (.sufficientElementDescription, 8, "sufficientElementDescription"),
            (.dynamicType, 65536, "dynamicType"), (.textClipped, 131072, "textClipped"),
            (.trait, 262144, "trait"),
            (.all, .max, "all"), ([.trait, .contrast], 262145, "contrast, trait"),
        ]
        #expect(types.map(\.0.rawValue) == types.map(\.1))
        #expect(types.map(\.0.description) == types.map(\.2))
    }

    @Test("An audit finds the same every time, and changes nothing")
    func deterministic() throws {
        showIssues()
        let (hierarchy, start) = (app.debugDescription, TimeLapse.now)
        let first = try auditIssues()
        for _ in 1...5 { #expect(try auditIssues() == first) }
        #expect(app.debugDescription == hierarchy)
        #expect(TimeLapse.now == start)
    }

    @Test("What is behind an alert is not audited, and the alert has no issues")
    func alert() throws {
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.backgroundColor = .white
        controller.view.add(UIButton(type: .custom), 30, 30)
        #expect(try auditIssues().count == 2)
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addTextField { $0.placeholder = "Name" }
        controller.present(alert, animated: false)
        #expect(try auditIssues() == [])
    }

    @Test("The keyboard has no issues")
    func keyboard() throws {
        window.backgroundColor = .white
        let field = window.add(UITextField()) { $0.placeholder = "Name" }
        field.becomeFirstResponder()
        #expect(try auditIssues(for: [.hitRegion, .sufficientElementDescription, .elementDetection]) == [])
    }
}

@MainActor @Suite("Audits without an application", .robot) struct AuditWithoutApplicationTests {
    @Test("An audit without a window fails, and says what to do")
    func noWindow() throws {
        let failures = try failureTexts { try XCUIApplication().performAccessibilityAudit() }
        #expect(
            failures == [
                "app.performAccessibilityAudit() failed: The application was not launched, and no window is shown."
                    + "\nTry: app.launch()"
            ])
    }
}
