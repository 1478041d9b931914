import FailureReporting
import Robot
import Testing

/// What UIKit only logs is a warning; in a strict test, and there alone, it is a failure with the same text.
@MainActor
@Suite("Strict tests") struct StrictTests {
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

    @Test("A strict situation is a warning by default", .robot)
    func usual() { expectWarning() }

    @Test("A strict situation is a failure in a strict test", .robot(strict: true))
    func strict() { expectFailure() }

    @Test(
        "Strictness is combined with the lapse, the device and leftovers",
        .robot(lapse: .none, strict: true).leftovers(.failed))
    func withLapse() {
        expectFailure()
        #expect(UIApplication.shared.clock.defaultLapse == Lapse.none)
    }

    @Test(
        "Strictness is combined with another device", .robot(on: .iPadMini, strict: true).leftovers(.ignored))
    func withDevice() {
        expectFailure()
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
    }

    @Test("Without its own application, a test is not strict")
    func processWide() { expectWarning() }

    @Suite("A strict suite", .robot(strict: true))
    @MainActor struct Inner {
        @Test("A test in a strict suite is strict") func inherited() { StrictTests().expectFailure() }

        @Test("A test in a strict suite may override it", .robot) func overridden() {
            StrictTests().expectWarning()
        }
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
