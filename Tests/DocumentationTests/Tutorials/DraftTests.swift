// Example of Device.md, DraftTests.swift
import Robot
import Testing

@MainActor @Suite("Drafts", .robot) struct DraftTests {
    private let device = SimulatedDevice.current

    @Test("A draft is still there after the application was terminated")
    func terminated() {
        device.launch(DraftDelegate.self)
        tapOn(theFirstView(withLabel("Draft")))
        SoftwareKeyboard.main.type("Dear Ada")
        device.pressHome()
        device.relaunch()
        #expect(theFirstView(withText("Dear Ada"), onScreenAndVisible(true)).count == 1)
    }
}
// End of example
