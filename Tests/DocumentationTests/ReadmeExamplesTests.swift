// Example of README.md
import Robot
import Testing

@MainActor @Suite("Waiting", .robot(language: .arabic, on: .iPadMini)) struct WaitingTests {
    @Test("The greeting comes after a second")
    func waits() {
        UIWindow.createWindowForTesting().rootViewController = GreetingViewController()
        tapOn(theOnlyView(withRole(.button, named: "Greet")), lapse: .animations)  // no time passes
        shouldNotSee(theFirstView(withText(.prefix("Hello"))))
        TimeLapse.advance(by: .seconds(1))
        SimulatedDevice.current.rotate(to: .landscapeLeft)
        shouldSee(theFirstView(ofClass(UILabel.self), withText("Hello, !")))
    }
}
// End of example

/// The README's failure.
@MainActor @Suite("Examples of the README", .robot) struct ReadmeExamplesTests {
    @Test("A query for another label fails as the README quotes")
    func beginning() {
        UIWindow.createWindowForTesting().rootViewController = GreetingViewController()
        theFirstView(ofClass(UITextField.self)).forEach { ($0 as? UITextField)?.text = "Ada" }
        tapOn(theFirstView(withLabel("Greet")))
        shouldSee(theFirstView(withText("Hello, Ada!")))
        expectFailure(
            // Example of README.md
            """
            tapOn(theFirstView(withLabel("Great"))) found no view.
            Nearest: UIButton "Greet": label is "Greet", wanted "Great".
            …
            """
            // End of example
        ) {
            tapOn(theFirstView(withLabel("Great")))
        }
    }
}
