import Robot
import SampleApp
import Testing

@MainActor @Suite("Gestures on the list of notes", .robot(layout: .strict)) struct NoteListTests {
    /// A service that returns a given number of notes immediately.
    private final class Archive: NoteService {
        private let count: Int

        init(_ count: Int) {
            self.count = count
        }

        func fetchTitles(completion: @escaping @MainActor ([String]) -> Void) {
            completion((0..<count).map { "Page \($0)" })
        }
    }

    private let app = Notebook.signedIn()

    /// Pulls the list down, and lets it go.
    private func pullDown() {
        dragOn(app.noteList, from: CGPoint(x: 195, y: 20), to: CGPoint(x: 195, y: 320))
    }

    @Test("A swipe to the left uncovers a button that deletes the note")
    func swipeToDelete() {
        swipeLeftOn(theFirstView(withText("Paint the railing")))
        #expect(app.noteTitles.count == 3)
        tapOn(theFirstView(withLabel("Delete")))
        #expect(app.noteTitles == ["Buy lamp oil", "Write to Ada"])
        #expect(allViews(withLabel("Delete")).isEmpty)
    }

    @Test("A full swipe deletes the note immediately")
    func fullSwipe() {
        swipeLeftOn(TableViewCells(in: app.noteList)[0], 330)
        TimeLapse.waitForAnimationsToFinish()
        #expect(app.noteTitles == ["Paint the railing", "Write to Ada"])
    }

    @Test("A swipe to the right pins the note, and the next one unpins it")
    func swipeToPin() {
        swipeRightOn(theFirstView(withText("Write to Ada")))
        tapOn(theFirstView(withLabel("Pin")))
        #expect(app.noteTitles == ["Write to Ada", "Buy lamp oil", "Paint the railing"])
        #expect(TableViewCells(in: app.noteList)[0].contentView.accessibilityValue == "pinned")
        swipeRightOn(TableViewCells(in: app.noteList)[0])
        tapOn(theFirstView(withLabel("Unpin")))
        #expect(app.noteTitles == ["Buy lamp oil", "Paint the railing", "Write to Ada"])
        #expect(TableViewCells(in: app.noteList)[2].contentView.accessibilityValue == nil)
    }

    @Test("Pulled down, the list waits for what was written elsewhere, and then shows it")
    func pullToRefresh() {
        let top = app.noteList.contentOffset.y
        pullDown()
        #expect(app.noteList.refreshControl?.isRefreshing == true)
        TimeLapse.advance(by: .milliseconds(1000))
        #expect(app.noteList.contentOffset.y == top - 60 && app.noteTitles.count == 3)
        TimeLapse.advance(by: .milliseconds(500))
        #expect(app.noteList.refreshControl?.isRefreshing == false)
        #expect(app.noteTitles == ["Buy lamp oil", "Paint the railing", "Write to Ada", "Wind the clock"])
        TimeLapse.waitForAnimationsToFinish()
        #expect(app.noteList.contentOffset == CGPoint(x: 0, y: top))

        pullDown()
        TimeLapse.advanceMainRunLoop()
        #expect(app.noteTitles.count == 4)
    }

    @Test("Without notes the list says so, and can still be pulled down")
    func empty() {
        let message = allViews(withText("No notes yet"), onScreenAndVisible(true))
        for _ in 1...3 {
            #expect(message.isEmpty)
            swipeLeftOn(TableViewCells(in: app.noteList)[0], 330)
            TimeLapse.waitForAnimationsToFinish()
        }
        #expect(message.count == 1)
        #expect(!theFirstView(withLabel("Edit")).isHittable)
        pullDown()
        TimeLapse.advanceMainRunLoop()
        #expect(message.isEmpty && app.noteTitles == ["Wind the clock"])
    }

    @Test("Edited, a note is dragged to another place by its grip")
    func reorder() {
        tapOn(theFirstView(withLabel("Edit")))
        drag(
            theFirstView(withLabel("Reorder Buy lamp oil")),
            onto: theFirstView(withLabel("Reorder Write to Ada")))
        TimeLapse.advanceMainRunLoop()
        tapOn(theFirstView(withLabel("Done")))
        #expect(app.noteTitles == ["Paint the railing", "Write to Ada", "Buy lamp oil"])
        tapOn(theFirstView(withText("Write to Ada")))
        #expect(
            (theFirstView(ofClass(UITextField.self), onScreenAndVisible(true)).first as? UITextField)?.text
                == "Write to Ada")
    }

    @Test("A note that is not pinned cannot be dragged above one that is")
    func reorderAbovePinned() {
        swipeRightOn(theFirstView(withText("Write to Ada")))
        tapOn(theFirstView(withLabel("Pin")))
        tapOn(theFirstView(withLabel("Edit")))
        drag(
            theFirstView(withLabel("Reorder Paint the railing")),
            onto: theFirstView(withLabel("Reorder Write to Ada")))
        TimeLapse.advanceMainRunLoop()
        #expect(app.noteTitles == ["Write to Ada", "Buy lamp oil", "Paint the railing"])
    }

    @Test("Edited, a note is deleted by its minus and the button that it uncovers")
    func minus() {
        tapOn(theFirstView(withLabel("Edit")))
        tapOn(theFirstView(withLabel("Remove Paint the railing")))
        tapOn(theFirstView(withLabel("Delete")))
        tapOn(theFirstView(withLabel("Done")))
        #expect(app.noteTitles == ["Buy lamp oil", "Write to Ada"])
    }

    @Test("A long list is scrolled until a note is there, which then opens")
    func longList() {
        app.window.isHidden = true
        let app = Notebook.signedIn(noteService: Archive(100))
        app.openTab("Settings")
        step(theFirstView(ofClass(UIStepper.self)), to: 20)
        app.openTab("Notes")
        dragOn(app.noteList, from: CGPoint(x: 195, y: 20), to: CGPoint(x: 195, y: 320))
        TimeLapse.advanceMainRunLoop()
        #expect(app.noteTitles.count == 20)
        scrollOn(app.noteList, to: .top)
        scrollOn(app.noteList, until: withText("Page 16"))
        tapOn(theFirstView(withText("Page 16")))
        #expect(
            (theFirstView(ofClass(UITextField.self), onScreenAndVisible(true)).first as? UITextField)?.text
                == "Page 16")
    }
}
