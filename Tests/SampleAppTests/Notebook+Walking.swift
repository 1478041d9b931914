import Robot
import SampleApp

extension Notebook {
    /// The application as it is after somebody signed in: it shows the list of notes.
    static func signedIn(noteService: any NoteService = DemoNoteService()) -> Notebook {
        let app = Notebook(noteService: noteService)
        app.launch()
        tapOn(theFirstView(withLabel("Email")))
        SoftwareKeyboard.main.type("ada@example.com\nlighthouse")
        tapOn(theFirstView(withLabel("Sign in")))
        return app
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
