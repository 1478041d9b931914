import FailureReporting
import Foundation
import Robot
import Testing

@testable import ApplicationSession

/// Pauses of tests.
@MainActor @Suite("Pauses of a test", .robot) struct PauseTests {
    @Test("Without the variable a pause is a failure that says how to use it")
    func withoutVariable() {
        var line = 0
        let failure = attempt {
            // As a statement, as it stands in tests: the C library has a function of this name, which waits for ever.
            pause()
            line = #line - 1
        }
        #expect(failure?.what == "pause() stops a test only where the variable ROBOT_SESSION is set.")
        #expect(failure?.cures == ["ROBOT_SESSION=1 swift test --filter ApplicationSessionTests"])
        #expect(failure?.file == #filePath && failure?.line == line)
    }

    @Test("The prompt of a pause drives the application of the test as it is, and its steps are exported")
    func prompt() {
        UIWindow.createWindowForTesting().rootViewController = CounterController()
        tapOn(theOnlyElement(withRole(.button, named: "Add")))
        let prompt = Prompt(Session(paused: .shared, tools: Tool.all))
        #expect(prompt.answer(["tap", "Add"]).contains("text \"2\""))
        #expect(theOnlyElement(withName("2")).first != nil)
        #expect(
            prompt.answer(["undo"])
                == "A test that is paused cannot be begun anew. Quit, and run it once more.")
        let export = prompt.answer(["export"])
        #expect(export.contains("        // The lines of the test before the pause.\n        tapOn("))
    }
}
