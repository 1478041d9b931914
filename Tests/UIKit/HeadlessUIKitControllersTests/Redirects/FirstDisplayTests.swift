import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing

/// Stacks that are changed while a navigation controller is displayed for the first time, such as a redirect to a
/// log-in screen.
@MainActor
@Suite("Redirects at first display") struct FirstDisplayTests {
    /// A change of the stack, and the stack afterwards.
    struct Change: CustomTestStringConvertible {
        var testDescription: String
        var stack: String
        var make: @MainActor (RedirectStage, Bool) -> Void
    }

    static let changes = [
        Change(testDescription: "push", stack: "root A") {
            $0.navigation.pushViewController($0["A"], animated: $1)
        },
        Change(testDescription: "two pushes", stack: "root A B") {
            $0.navigation.pushViewController($0["A"], animated: $1)
            $0.navigation.pushViewController($0["B"], animated: $1)
        },
        Change(testDescription: "replace", stack: "A") {
            $0.navigation.setViewControllers([$0["A"]], animated: $1)
        },
        Change(testDescription: "extend", stack: "root A B") {
            $0.navigation.setViewControllers([$0.root, $0["A"], $0["B"]], animated: $1)
        },
        Change(testDescription: "put below", stack: "A root") { stage, _ in
            stage.navigation.viewControllers = [stage["A"], stage.root]
        },
        Change(testDescription: "push and pop", stack: "root") {
            $0.navigation.pushViewController($0["A"], animated: $1)
            $0.navigation.popViewController(animated: $1)
        },
    ]

    @Test(
        "What is on top is shown, however the stack changes in any phase of its first display, anywhere",
        arguments: RedirectStage.Place.allCases, [true, false])
    func table(place: RedirectStage.Place, isAnimated: Bool) {
        for phase in RedirectStage.phases {
            for change in Self.changes {
                inOwnWorld {
                    let stage = RedirectStage()
                    let failures = failureTexts {
                        stage.show(in: place, phase: phase) { change.make(stage, isAnimated) }
                    }
                    let stack = stage.navigation.viewControllers.map { $0.title ?? "?" }.joined(
                        separator: " ")
                    let faults = (stack == change.stack ? [] : ["stack: \(stack)"]) + failures + stage.faults
                    #expect(faults == [], "\(change.testDescription) in \(phase)")
                }
            }
        }
    }
}
