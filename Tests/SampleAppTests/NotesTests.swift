import Robot
import SampleApp
import Testing

@MainActor @Suite("Notes", .robot) struct NotesTests {
    private let app = Notebook.signedIn()

    @Test("The list shows the notes, top to bottom")
    func list() {
        #expect(app.noteTitles == ["Buy lamp oil", "Paint the railing", "Write to Ada"])
    }

    @Test("A pinned note goes to the top")
    func pin() {
        tapOn(theFirstView(withText("Write to Ada")))
        tapOn(theFirstView(withLabel("Pinned")))
        tapOn(theFirstView(withLabel("Save")))
        tapOn(theFirstView(withLabel("Close")))
        #expect(app.noteTitles == ["Write to Ada", "Buy lamp oil", "Paint the railing"])
        #expect(allViews(withText("pinned"), onScreenAndVisible(true)).count == 1)
    }

    @Test("The banner is there for three seconds, and fades in half a second")
    func banner() {
        let banner = allViews(withText("Saved"), withVisibility(true))
        tapOn(theFirstView(withText("Buy lamp oil")))
        tapOn(theFirstView(withLabel("Save")), lapse: .none)
        #expect(banner.count == 1)
        TimeLapse.advance(by: .milliseconds(2900))
        #expect(banner.count == 1)
        TimeLapse.advance(by: .milliseconds(600))
        #expect(banner.isEmpty)
    }

    @Test("A note without a title cannot be saved")
    func emptyTitle() {
        tapOn(theFirstView(withLabel("New note")))
        #expect(
            (theFirstView(ofClass(UIButton.self), withLabel("Save")).first as? UIButton)?.isEnabled == false)
        tapOn(theFirstView(withLabel("Title")))
        SoftwareKeyboard.main.type("T")
        tapOn(theFirstView(withLabel("Save")))
        tapOn(theFirstView(withLabel("Close")))
        #expect(app.noteTitles.last == "T")
    }

    @Test("The settings change the list behind them, and sign out")
    func settings() {
        tapOn(theFirstView(withLabel("Settings")))
        for _ in 1...9 { tapOn(theFirstView(withLabel("Fewer"))) }
        #expect((theFirstView(withLabel("Fewer")).first as? UIButton)?.isEnabled == false)
        #expect(app.noteTitles == ["Buy lamp oil"])
        tapOn(theFirstView(withLabel("Sign out")))
        #expect(theFirstView(withText("Notebook"), onScreenAndVisible(true)).count == 1)
    }
}
