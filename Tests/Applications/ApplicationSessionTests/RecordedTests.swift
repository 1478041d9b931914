import Robot
import SampleApp
import Testing

// Example of Sessions.md
@MainActor @Suite("Recorded", .robot) struct RecordedTests {
    @Test("The steps of a session")
    func session() {
        SimulatedDevice.current.launch(NotebookDelegate.self)
        theOnlyElement(withRole(.textField, named: "Email")).type("ada@example.com")
        theOnlyElement(withRole(.secureTextField, named: "Password")).type("secret1")
        tapOn(theOnlyElement(withRole(.button, named: "Sign in")))
        shouldSee(theOnlyElement(withRole(.staticText, named: "That password is not right.")))
        TimeLapse.advance(by: .milliseconds(300))
    }
}
// End of example
