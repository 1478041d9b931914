import Robot
import SampleApp
import Testing

/// What each screen is to assistive technology, as a text.
@MainActor @Suite("Accessibility trees of each screen", .robot(layout: .strict))
struct AccessibilityTreeTests {
    @Test("Assistive technology reads the sign-in form")
    func signIn() {
        Notebook().launch()
        matchesAccessibilityTree(
            """
            header "Notebook"
            textField "Email" value "Email"
            secureTextField "Password" value "Password"
            button "Sign in" disabled
            """)
    }

    @Test("Assistive technology reads the notes, and what a swipe reveals")
    func notes() {
        _ = Notebook.signedIn()
        matchesAccessibilityTree(
            """
            staticText "ada@example.com"
            button "Edit"
            header "Notes"
            button "Add"
            searchField value "Search notes"
            list "Notes"
              button "Buy lamp oil"
              button "Paint the railing"
              button "Write to Ada"
            tabBar
              tab "Notes" selected
              tab "Photos"
              tab "Settings"
            """)
        swipeLeftOn(theFirstView(withText("Buy lamp oil")))
        matchesAccessibilityTree(
            """
            staticText "ada@example.com"
            button "Edit"
            header "Notes"
            button "Add"
            searchField value "Search notes"
            list "Notes"
              button "Delete"
              button "Buy lamp oil"
              button "Paint the railing"
              button "Write to Ada"
            tabBar
              tab "Notes" selected
              tab "Photos"
              tab "Settings"
            """)
        TimeLapse.advanceMainRunLoop()
    }

    @Test("Assistive technology reads the notes while they are edited")
    func editing() {
        _ = Notebook.signedIn()
        swipeRightOn(theFirstView(withText("Write to Ada")))
        tapOn(theFirstView(withLabel("Pin")))
        tapOn(theFirstView(withLabel("Edit")))
        matchesAccessibilityTree(
            """
            staticText "ada@example.com"
            button "Done"
            header "Notes"
            button "Add"
            searchField value "Search notes"
            list "Notes"
              button "Write to Ada" value "pinned"
              button "Remove Write to Ada"
              button "Reorder Write to Ada"
              button "Buy lamp oil"
              button "Remove Buy lamp oil"
              button "Reorder Buy lamp oil"
              button "Paint the railing"
              button "Remove Paint the railing"
              button "Reorder Paint the railing"
            tabBar
              tab "Notes" value "1 item" selected
              tab "Photos"
              tab "Settings"
            """)
    }

    @Test("Assistive technology reads the empty list of notes")
    func empty() {
        let app = Notebook.signedIn()
        for _ in 1...3 {
            swipeLeftOn(TableViewCells(in: app.noteList)[0], 330)
            TimeLapse.waitForAnimationsToFinish()
        }
        matchesAccessibilityTree(
            """
            staticText "ada@example.com"
            button "Edit" disabled
            header "Notes"
            button "Add"
            searchField value "Search notes"
            list "Notes"
              staticText "No notes yet"
            tabBar
              tab "Notes" selected
              tab "Photos"
              tab "Settings"
            """)
    }

    @Test("Assistive technology reads a note, and that it was saved")
    func note() {
        _ = Notebook.signedIn()
        tapOn(theFirstView(withText("Paint the railing")))
        matchesAccessibilityTree(
            """
            button "Notes"
            header "Note"
            button "More"
            button "Save"
            textField "Title" value "Paint the railing"
            toggle "Pinned" value "0"
            adjustable value /.+/
            adjustable value /.+/
            adjustable value /.+/
            adjustable value /.+/
            button "Remind me"
            """)
        tapOn(theFirstView(withLabel("Save")), lapse: .animations)
        matchesAccessibilityTree(
            """
            button "Remind me"
            staticText "Saved"
            """, .part)
        TimeLapse.advanceMainRunLoop()
    }

    @Test("Assistive technology reads the settings")
    func settings() {
        Notebook.signedIn().openTab("Settings")
        matchesAccessibilityTree(
            """
            header "Settings"
            header "List"
            staticText "Show pins"
            toggle "Show pins" value "1"
            staticText "Notes at most"
            staticText "10"
            button "Decrement"
            button "Increment"
            staticText "Text"
            button "Small"
            button "Medium" selected
            button "Large"
            header "Paper"
            staticText "Warmth"
            adjustable "Warmth" value "0%"
            staticText "Cover"
            staticText "Blue"
            """, .part)
    }

    @Test("Assistive technology reads the photos, and a photo")
    func photos() {
        Notebook.signedIn().openTab("Photos")
        matchesAccessibilityTree(
            """
            header "Photos"
            header "Favourites"
            button "Cat 1"
            button "Cat 2"
            button "Cat 3"
            header "All"
            button "Lamp room 1"
            button "Breakwater 1"
            button "Ferry 1"
            button "Gulls 1"
            button "Fog bell 1"
            button "Cat 1"
            button "Lamp room 2"
            button "Breakwater 2"
            button "Ferry 2"
            button "Gulls 2"
            button "Fog bell 2"
            button "Cat 2"
            """, .part)
        tapOn(theFirstView(withLabel("Cat 2")))
        matchesAccessibilityTree(
            """
            header "Cat 2"
            button "Close"
            image "Cat 2"
            """)
    }
}
