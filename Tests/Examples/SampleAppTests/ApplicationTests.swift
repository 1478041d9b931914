import Robot
import SampleApp
import Testing

@MainActor @Suite("Launches, links and reminders", .robot(layout: .strict)) struct ApplicationTests {
    private let device = SimulatedDevice.current

    init() {
        NotebookDelegate.declare(in: .shared)
    }

    private func signIn() {
        tapOn(theFirstView(withLabel("Email")))
        SoftwareKeyboard.main.type("ada@example.com\nlighthouse")
        tapOn(theFirstView(withLabel("Sign in")))
    }

    private func isShown(_ text: String) -> Bool {
        !allViews(withText(text) || withLabel(text), onScreenAndVisible(true)).isEmpty
    }

    @Test("A deep link opens a note once the user has signed in")
    func deepLinkAtLaunch() throws {
        let link = try #require(URL(string: "notebook://note/2"))
        device.launch(NotebookDelegate.self, url: link)
        #expect(isShown("Email"))
        signIn()
        #expect((theFirstView(ofClass(UITextField.self)).first as? UITextField)?.text == "Paint the railing")
    }

    @Test("A deep link to a note that is gone says so")
    func deepLinkToNothing() throws {
        device.launch(NotebookDelegate.self)
        signIn()
        device.open(try #require(URL(string: "notebook://note/99")))
        TimeLapse.waitForAnimationsToFinish()
        #expect(isShown("There is no such note."))
        tapOn(theFirstView(withLabel("OK")))
        #expect(!isAlertVisible())
    }

    @Test("A deep link puts away what is in front of the notes", arguments: ["2", "99"])
    func deepLinkFromPhoto(note: String) throws {
        device.launch(NotebookDelegate.self)
        signIn()
        tapOn(theFirstView(withLabel("Photos"), ofClass(UIControl.self)))
        tapOn(theFirstView(withLabel("Cat 1")))
        device.open(try #require(URL(string: "notebook://note/\(note)")))
        TimeLapse.waitForAnimationsToFinish()
        #expect(!isShown("Cat 1") && isAlertVisible() == (note == "99"))
        #expect(isShown(note == "99" ? "There is no such note." : "Paint the railing"))
    }

    @Test("The application comes back where it was after it was terminated")
    func restoration() {
        device.launch(NotebookDelegate.self)
        signIn()
        tapOn(theFirstView(withText("Write to Ada")))
        device.pressHome()
        device.kill()
        device.relaunch()
        #expect((theFirstView(ofClass(UITextField.self)).first as? UITextField)?.text == "Write to Ada")
        tapBackButton()
        #expect(isShown("Buy lamp oil"))
    }

    @Test("Face ID signs in the last user; another face does not")
    func biometrics() {
        device.launch(NotebookDelegate.self)
        #expect(!isShown("Sign in with Face ID"))
        signIn()
        device.terminate()
        device.launch(NotebookDelegate.self)
        tapOn(theFirstView(withLabel("Sign in with Face ID")))
        tapOn(theFirstView(withLabel("Allow")))
        device.failFace()
        device.matchFace()
        TimeLapse.advanceMainRunLoop()
        #expect(isShown("ada@example.com"))
    }

    @Test("A reminder asks for permission once, is shown in time, and leads to its note")
    func reminder() throws {
        device.launch(NotebookDelegate.self)
        signIn()
        tapOn(theFirstView(withText("Write to Ada")))
        let picker = try #require(theFirstView(ofClass(UIDatePicker.self)).first as? UIDatePicker)
        pick(picker, date: picker.date.addingTimeInterval(7200))
        tapOn(theFirstView(withLabel("Remind me")))
        tapOn(theFirstView(withLabel("Allow")), lapse: .animations)
        #expect(isShown("You will be reminded"))
        device.pressHome()
        TimeLapse.advance(by: .seconds(7200))
        tapOn(theFirstView(withText("Write to Ada")))
        #expect((theFirstView(ofClass(UITextField.self)).first as? UITextField)?.text == "Write to Ada")
    }
}
