import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import ViewQuery

@MainActor
@Suite("Stored accessibility trees", .serialized) struct StoredAccessibilityTreeTests {
    private static let folder = "/tmp/robot-swift-StoredAccessibilityTreeTests"

    private func withScreen(_ body: (_ button: UIButton) -> Void) {
        try? FileManager.default.removeItem(atPath: Self.folder)
        defer { try? FileManager.default.removeItem(atPath: Self.folder) }
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
            button.setTitle("Log in", for: .normal)
            window.addSubview(button)
            body(button)
        }
    }

    private func check(_ name: String, updates: Bool = false, in view: UIView? = nil) -> Bool {
        let site = CallSite(
            "Tests/ExampleTests.swift", "/tmp/robot-swift-StoredAccessibilityTreeTests/ExampleTests.swift", 7,
            1)
        let scope = view.map { ElementScope(place: .view($0)) } ?? ElementScope()
        return StoredAccessibilityTree(named: name, at: site, updates: updates).check(scope)
    }

    private var file: String { "\(Self.folder)/AccessibilityTrees/ExampleTests/Login.txt" }

    private var stored: String? { try? String(contentsOfFile: file, encoding: .utf8) }

    @Test("A tree is written, compared, and replaced if that is asked for")
    func life() {
        withScreen { button in
            var isSame = true
            var failures = FailureCollector.failures { isSame = check("Login") }
            #expect(!isSame)
            #expect(
                failures.map { "\($0.failure)" } == [
                    "matchesAccessibilityTree(named: \"Login\"): there was no text yet. It is written now, so read it and "
                        + "run again:\n  \(file)"
                ])
            #expect(stored == "button \"Log in\"\n")
            failures = FailureCollector.failures {
                isSame = check("Login") && check("Login", in: button.superview)
            }
            #expect(isSame && failures.isEmpty)
            button.setTitle("Sign in", for: .normal)
            failures = FailureCollector.failures { isSame = check("Login") }
            let text = failures.map { "\($0.failure)" }.joined()
            #expect(!isSame && failures.count == 1)
            #expect(text.contains("- button \"Log in\"") && text.contains("+ button \"Sign in\""), "\(text)")
            #expect(
                text.contains("To accept what is there now: ROBOT_UPDATE_ACCESSIBILITY_TREES=1"), "\(text)")
            failures = FailureCollector.failures { isSame = check("Login", updates: true) }
            #expect(isSame && failures.isEmpty)
            #expect(stored == "button \"Sign in\"\n")
        }
    }

    @Test("A file that was edited matches by its regular expressions, and stays as it is")
    func edited() {
        withScreen { _ in
            _ = FailureCollector.failures { _ = check("Login") }
            try? "button /Log (in|on)/\n".write(toFile: file, atomically: true, encoding: .utf8)
            var isSame = false
            let failures = FailureCollector.failures { isSame = check("Login", updates: true) }
            #expect(isSame && failures.isEmpty)
            #expect(stored == "button /Log (in|on)/\n")
        }
    }

    @Test(
        "A name that is none of a file, and a file with a line that cannot be read, are failures that say why"
    )
    func problems() {
        withScreen { _ in
            var failures = FailureCollector.failures { _ = check("a/b") }
            #expect(
                failures.map { "\($0.failure)" } == [
                    "matchesAccessibilityTree(named: \"a/b\"): the name contains \"/\", which file names cannot."
                ])
            _ = FailureCollector.failures { _ = check("Login") }
            try? "nonsense here\n".write(toFile: file, atomically: true, encoding: .utf8)
            failures = FailureCollector.failures { _ = check("Login") }
            let text = failures.map { "\($0.failure)" }.joined()
            #expect(text.contains("Line 1 of the expected accessibility tree cannot be read"), "\(text)")
            #expect(text.contains(file), "\(text)")
        }
    }
}
