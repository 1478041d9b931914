import FailureReporting
import TABTestKit

/// The form of ``FormDelegate``.
struct FormScreen: Screen {
    let trait = View(id: "FormView")
    let status = Label(id: "Status")
    let saveButton = Button(id: "Save")
    let email = TextField(id: "Email")
    let handle = TextField(id: "Handle")
    let sound = Switch(id: "Sound")
    let alert = Alert(id: "Delete the note?")
    let sheet = Sheet(id: "Delete the draft?")
}

/// The list of ``FormDelegate``.
struct ListScreen: ScrollableScreen {
    let trait = Table(id: "List")
    let bar = NavBar()

    func row(_ number: Int) -> Cell { trait.cell(matchingID: "Row \(number)") }
}

let formScreen = FormScreen()
let listScreen = ListScreen()
let mainTabBar = TabBar()

/// The first lines of texts.
func heads(_ texts: [String]) -> [String] {
    texts.map { String($0.prefix { !$0.isNewline }) }
}

/// What a body records: how many lines below the call, and the text.
@MainActor func failures(
    file: StaticString = #fileID, line: UInt = #line, of body: () throws -> Void
) rethrows -> [String] {
    try FailureCollector.failures(of: body).map { recorded in
        let place = recorded.site.map { site in
            "\(site.fileID)" == "\(file)" ? "+\(Int(site.line) - Int(line))" : "\(site)"
        }
        return "\(place ?? "nowhere"): \(recorded.text)"
    }
}
