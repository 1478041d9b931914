import Robot
import SampleApp
import Testing

/// What each screen is to assistive technology, as a text.
@MainActor @Suite("Each screen as assistive technology sees it", .robot) struct AccessibilityTreeTests {
    @Test("Sign in")
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

    @Test("Notes, and what a swipe uncovers")
    func notes() {
        _ = Notebook.signedIn()
        matchesAccessibilityTree(
            """
            header "Notes of ada@example.com"
            button "New note"
            button "Edit"
            button "Photos"
            button "Settings"
            list "Notes"
              button "Buy lamp oil"
              button "Paint the railing"
              button "Write to Ada"
            """)
        swipeLeftOn(theFirstView(withText("Buy lamp oil")))
        matchesAccessibilityTree(
            """
            header "Notes of ada@example.com"
            button "New note"
            button "Edit"
            button "Photos"
            button "Settings"
            list "Notes"
              button "Delete"
              button "Buy lamp oil"
              button "Paint the railing"
              button "Write to Ada"
            """)
        TimeLapse.advanceMainRunLoop()
    }

    @Test("Notes that are edited")
    func editing() {
        _ = Notebook.signedIn()
        swipeRightOn(theFirstView(withText("Write to Ada")))
        tapOn(theFirstView(withLabel("Pin")))
        tapOn(theFirstView(withLabel("Edit")))
        matchesAccessibilityTree(
            """
            header "Notes of ada@example.com"
            button "New note"
            button "Done"
            button "Photos"
            button "Settings"
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
            """)
    }

    @Test("No notes")
    func empty() {
        let app = Notebook.signedIn()
        for _ in 1...3 {
            swipeLeftOn(TableViewCells(in: app.noteList)[0], 330)
            TimeLapse.waitForAnimationsToFinish()
        }
        matchesAccessibilityTree(
            """
            header "Notes of ada@example.com"
            button "New note"
            button "Edit" disabled
            button "Photos"
            button "Settings"
            list "Notes"
              staticText "No notes yet"
            """)
    }

    @Test("A note, and that it was saved")
    func note() {
        _ = Notebook.signedIn()
        tapOn(theFirstView(withText("Paint the railing")))
        matchesAccessibilityTree(
            """
            textField "Title" value "Paint the railing"
            button "Pinned" value "Off"
            button "Save"
            button "Close"
            """)
        tapOn(theFirstView(withLabel("Save")), lapse: .animations)
        matchesAccessibilityTree(
            """
            textField "Title" value "Paint the railing"
            button "Pinned" value "Off"
            button "Save"
            button "Close"
            staticText "Saved"
            """)
        TimeLapse.advanceMainRunLoop()
    }

    @Test("Settings")
    func settings() {
        _ = Notebook.signedIn()
        tapOn(theFirstView(withLabel("Settings")))
        matchesAccessibilityTree(
            """
            header "Settings"
            button "Done"
            button "Show pins" value "On"
            staticText "Notes at most: 10"
            button "Fewer"
            button "More"
            button "Small"
            button "Medium" selected
            button "Large"
            button "Sign out"
            """, .part)
    }

    @Test("Photos, and a photo")
    func photos() {
        _ = Notebook.signedIn()
        tapOn(theFirstView(withLabel("Photos")))
        matchesAccessibilityTree(
            """
            header "Photos"
            button "Close"
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
            """)
        tapOn(theFirstView(withLabel("Cat 2")))
        matchesAccessibilityTree(
            """
            header "Cat 2"
            button "Close"
            image "Cat 2"
            """)
    }
}
