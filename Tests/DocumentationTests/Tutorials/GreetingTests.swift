// Example of README.md, Robot.md, GreetingTests.swift
import Robot
import Testing

@MainActor @Suite("Greetings", .robot) struct GreetingTests {
    @Test("The button greets")
    func greets() {
        UIWindow.createWindowForTesting().rootViewController = GreetingViewController()
        tapOn(theFirstView(withLabel("Name")))
        SoftwareKeyboard.main.type("Ada")
        tapOn(theFirstView(withLabel("Greet")))
        shouldSee(theFirstView(withText("Hello, Ada!")))
    }
}
// End of example
