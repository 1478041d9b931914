import FailureReporting
import Robot
import Testing

/// What UIKit only logs is a warning; in a strict test, and there alone, it is a failure with the same text.
@MainActor
@Suite("Strictness") struct StrictTests {
    private nonisolated static let text =
        "UIViewController was asked to present UIViewController, but its view is not in a window."

    /// What presenting off-window is recorded as.
    private func records() -> (failures: [String], warnings: [String]) {
        var failures: [RecordedFailure] = []
        let warnings = FailureCollector.warnings {
            failures = FailureCollector.failures {
                UIViewController().present(UIViewController(), animated: false)
            }
        }
        return (failures.map(\.text), warnings.map(\.text))
    }

    private func expectWarning() {
        let (failures, warnings) = records()
        #expect(failures == [] && warnings == [Self.text])
    }

    private func expectFailure() {
        let (failures, warnings) = records()
        #expect(failures == [Self.text] && warnings == [])
    }

    @Test("By default it is a warning", .robot)
    func usual() { expectWarning() }

    @Test("In a strict test it is a failure", .robot(strict: true))
    func strict() { expectFailure() }

    @Test(
        "It goes with how time passes, the device and leftovers",
        .robot(lapse: .none, strict: true).leftovers(.failed))
    func withLapse() {
        expectFailure()
        #expect(UIApplication.shared.clock.defaultLapse == Lapse.none)
    }

    @Test("So it does on another device", .robot(on: .iPadMini, strict: true).leftovers(.ignored))
    func withDevice() {
        expectFailure()
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
    }

    @Test("Without its own application, a test is not strict")
    func processWide() { expectWarning() }

    @Suite("In a strict suite", .robot(strict: true))
    @MainActor struct Inner {
        @Test("a test is strict") func inherited() { StrictTests().expectFailure() }

        @Test("a test may say otherwise", .robot) func overridden() { StrictTests().expectWarning() }
    }

    @Test("A warning fails no test, and stands with its report", .robot)
    func report() {
        withKnownIssue {
            UIViewController().present(UIViewController(), animated: false)
        } matching: { issue in
            issue.severity == .warning && issue.comments.first?.rawValue == Self.text
        }
    }
}
