import Robot
import SampleApp

extension Notebook {
    /// The application after signing in, with the list of notes.
    static func signedIn(noteService: any NoteService = DemoNoteService()) -> Notebook {
        let app = Notebook(noteService: noteService)
        app.launch()
        tapOn(theFirstView(withLabel("Email")))
        SoftwareKeyboard.main.type("ada@example.com\nlighthouse")
        tapOn(theFirstView(withLabel("Sign in")))
        return app
    }

    /// Opens one of the application's tabs.
    func openTab(_ title: String) {
        tapOn(theFirstView(ofClass("UITabBarButton"), withLabel(title)))
    }

    /// Goes through the settings until a row can be seen, which has something to touch.
    func scrollSettings(to title: String) {
        scrollOn(theOnlyView(withIdentifier("settings")), until: withText(title))
    }

    /// The list of notes.
    var noteList: UITableView {
        theOnlyView(ofClass(UITableView.self)).inside(window).first as? UITableView ?? UITableView()
    }

    /// What can be read in the list, from the first note to the last.
    var noteTitles: [String] {
        TableViewCells(in: noteList).map { $0.contentView.accessibilityLabel ?? "" }
    }
}
