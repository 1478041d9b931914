import Robot
import Testing

/// Failures under Swift Testing, at the line that asked.
@MainActor
@Suite("Failures at the line that called", .robot) struct FailureSiteTests {
    /// Expects one issue, with a text that begins as given, at `line` of this file.
    private func expectIssue(
        _ text: String, atLine line: Int, _ body: () -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        withKnownIssue(sourceLocation: sourceLocation) {
            body()
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix(text) == true
                && issue.sourceLocation?.fileID == "RobotTests/FailureSiteTests.swift"
                && issue.sourceLocation?.line == line
        }
    }

    @Test("A tap that finds nothing fails at its line")
    func noMatch() {
        let text = "tapOn(theFirstView(withLabel(\"Cancel\"))) found no view: there is no key window."
        let line = #line + 2
        expectIssue(text, atLine: line) {
            tapOn(theFirstView(withLabel("Cancel")))
        }
    }

    @Test("A tap that is refused, and a tap on a point where nothing is, fail at their lines")
    func refused() {
        expectIssue("tapOn cannot touch UIView: it is not in a window.", atLine: #line + 1) {
            tapOn(UIView())
        }
        expectIssue("tapOn found nothing to touch at (1, 2) of the screen.", atLine: #line + 1) {
            tapOn(CGPoint(x: 1, y: 2))
        }
    }

    @Test("Typing without a first responder fails at its line")
    func typing() {
        expectIssue("Typing \"a\" failed", atLine: #line + 1) {
            SoftwareKeyboard.main.type("a")
        }
        expectIssue("Pressing the delete key failed", atLine: #line + 1) {
            SoftwareKeyboard.main.type(.delete)
        }
        // There is no keyboard to hide, which is not a failure.
        SoftwareKeyboard.main.dismiss()
    }

    @Test("View code that adds a view to itself, in a tap or later, fails at the line that led to it")
    func viewCode() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        UIWindow.createWindowForTesting().addSubview(button)
        button.addAction(
            UIAction { [unowned button] _ in button.addSubview(button) }, for: .touchUpInside)
        expectIssue("UIButton cannot be added as a subview of itself.", atLine: #line + 1) {
            tapOn(button)
        }
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.removeFromSuperview()
        let later = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        UIApplication.shared.keyWindow?.addSubview(later)
        later.addAction(
            UIAction { [unowned later] _ in later.perform(afterDelay: 1) { later.addSubview(later) } },
            for: .touchUpInside)
        expectIssue("UIButton cannot be added as a subview of itself.", atLine: #line + 1) {
            tapOn(later)
        }
    }

    @Test("Moving a finger that is not down fails at its line")
    func finger() {
        expectIssue("A touch cannot move: it is not down.", atLine: #line + 1) {
            SyntheticTouch(at: .zero).move(to: .zero)
        }
    }
}
