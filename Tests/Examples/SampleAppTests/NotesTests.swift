import Robot
import SampleApp
import Testing

@MainActor @Suite("Notes", .robot(layout: .strict)) struct NotesTests {
    private let app = Notebook.signedIn()

    @Test("The list shows the notes, top to bottom")
    func list() {
        #expect(app.noteTitles == ["Buy lamp oil", "Paint the railing", "Write to Ada"])
    }

    @Test("A pinned note goes to the top")
    func pin() {
        tapOn(theFirstView(withText("Write to Ada")))
        turn(theFirstView(ofClass(UISwitch.self)), to: true)
        tapRightBarButton()
        tapBackButton()
        #expect(app.noteTitles == ["Write to Ada", "Buy lamp oil", "Paint the railing"])
        #expect(allViews(withText("pinned"), onScreenAndVisible(true)).count == 1)
    }

    @Test("The banner is visible for three seconds, and fades in half a second")
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
        tapRightBarButton()
        #expect(!theFirstView(withLabel("Save")).isHittable)
        tapOn(theFirstView(withLabel("Title")))
        SoftwareKeyboard.main.type("T")
        tapRightBarButton()
        tapBackButton()
        #expect(app.noteTitles.last == "T")
    }

    @Test("The interactive pop gesture goes back to the list, and half of it stays")
    func swipeBack() {
        tapOn(theFirstView(withText("Write to Ada")))
        swipeFromEdge(.left, 100, duration: .seconds(1))
        TimeLapse.waitForAnimationsToFinish()
        #expect(allViews(withLabel("Title"), onScreenAndVisible(true)).count == 1)
        swipeFromEdge(.left)
        TimeLapse.waitForAnimationsToFinish()
        #expect(app.noteTitles.count == 3)
        #expect(allViews(withLabel("Title")).isEmpty)
    }

    @Test("A note is shared by copying it")
    func share() {
        tapOn(theFirstView(withText("Write to Ada")))
        tapRightBarButton(at: 1)
        tapOn(theFirstView(withLabel("Share")))
        tapOn(theFirstView(withLabel("Copy")))
        #expect(UIPasteboard.general.string == "Write to Ada")
        #expect(allViews(withLabel("Title"), onScreenAndVisible(true)).count == 1)
    }

    @Test("A note is deleted once that was confirmed")
    func delete() {
        tapOn(theFirstView(withText("Write to Ada")))
        tapRightBarButton(at: 1)
        tapOn(theFirstView(withLabel("Delete")))
        #expect(isAlertVisible())
        tapOn(theFirstView(withLabel("Keep")))
        #expect(!isAlertVisible())
        tapRightBarButton(at: 1)
        tapOn(theFirstView(withLabel("Delete")))
        tapOn(theFirstView(withLabel("Delete note")))
        #expect(app.noteTitles == ["Buy lamp oil", "Paint the railing"])
    }

    @Test("Notes are looked for by their titles")
    func search() {
        tapOn(theFirstView(ofClass(UISearchTextField.self)))
        SoftwareKeyboard.main.type("RA")
        #expect(app.noteTitles == ["Paint the railing"])
        SoftwareKeyboard.main.type("x")
        #expect(allViews(withText("Nothing found"), onScreenAndVisible(true)).count == 1)
        tapOn(theFirstView(withLabel("Cancel")))
        #expect(app.noteTitles.count == 3)
    }
}
