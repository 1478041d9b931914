import Foundation
import Robot
import SampleApp

/// A walk through the sample application, step by step, by touch and by keyboard alone.
///
/// A step that cannot be taken, or does not lead where it should, ends the program with a failure.
@MainActor
final class Tour {
    private let app: Notebook
    private var steps = 0

    init(_ app: Notebook) {
        self.app = app
    }

    func run() {
        signIn()
        writeNote()
        tidyNotes()
        lookAtPhotos()
        changeSettings()
        signOut()
    }

    /// Prints how long it took: by the application's clock, and by the wall's.
    func conclude(in realTime: Duration) {
        let real = realTime.formatted(.units(allowed: [.milliseconds], fractionalPart: .show(length: 1)))
        print("\(steps) steps: \(TimeLapse.now) of virtual time passed in \(real) of real time.")
    }

    private func signIn() {
        step("Launch the application", shows: "Notebook") { app.launch() }
        step("Type an address", shows: "Password") {
            tapOn(theFirstView(withLabel("Email")))
            SoftwareKeyboard.main.type("ada@example.com")
        }
        step("Go on with the return key, and type a wrong password", shows: "Sign in") {
            SoftwareKeyboard.main.type(.return)
            SoftwareKeyboard.main.type("candle")
        }
        step("Sign in, and look at once", shows: "Signing in…") {
            tapOn(theFirstView(withLabel("Sign in")), lapse: .animations)
        }
        step("Wait for the answer", shows: "That password is not right.") {
            TimeLapse.advance(by: .seconds(2))
        }
        step("Type the right password", shows: "Sign in") {
            tapOn(theFirstView(withLabel("Password")))
            for _ in 1...6 { SoftwareKeyboard.main.type(.delete) }
            SoftwareKeyboard.main.type("lighthouse")
        }
        step("Sign in", shows: "Notes of ada@example.com") { tapOn(theFirstView(withLabel("Sign in"))) }
    }

    private func writeNote() {
        step("Open a note", shows: "Save") { tapOn(theFirstView(withText("Paint the railing"))) }
        step("Change its title", shows: "Close") {
            tapOn(theFirstView(ofClass(UITextField.self)))
            SoftwareKeyboard.main.type(" white")
        }
        step("Pin it", shows: "On") { tapOn(theFirstView(withLabel("Pinned"))) }
        step("Save it, and look at once", shows: "Saved") {
            tapOn(theFirstView(withLabel("Save")), lapse: .animations)
        }
        step("Let the banner fade", hides: "Saved") { TimeLapse.advanceMainRunLoop() }
        step("Close the note", shows: "Paint the railing white") { tapOn(theFirstView(withLabel("Close"))) }
        step("Write another", shows: "Title") { tapOn(theFirstView(withLabel("New note"))) }
        step("Save and close it", shows: "Trim the wicks") {
            tapOn(theFirstView(withLabel("Title")))
            SoftwareKeyboard.main.type("Trim the wicks")
            tapOn(theFirstView(withLabel("Save")))
            tapOn(theFirstView(withLabel("Close")))
        }
    }

    private func tidyNotes() {
        step("Pull the list down", hides: "Wind the clock") {
            dragOn(list, from: CGPoint(x: 195, y: 20), to: CGPoint(x: 195, y: 320))
        }
        step("Wait for what was written elsewhere", shows: "Wind the clock") {
            TimeLapse.advanceMainRunLoop()
        }
        step("Swipe a note aside", shows: "Delete") { swipeLeftOn(theFirstView(withText("Buy lamp oil"))) }
        step("Delete it", hides: "Buy lamp oil") { tapOn(theFirstView(withLabel("Delete"))) }
        step("Edit the list", shows: "Reorder Write to Ada") { tapOn(theFirstView(withLabel("Edit"))) }
        step("Drag a note to another place", shows: "Done") {
            drag(
                theFirstView(withLabel("Reorder Write to Ada")),
                onto: theFirstView(withLabel("Reorder Wind the clock")))
        }
        step("Leave it at that", shows: "Edit") { tapOn(theFirstView(withLabel("Done"))) }
        print("     From the first note to the last: \(titles.joined(separator: ", ")).\n")
    }

    private func lookAtPhotos() {
        step("Open the photos", shows: "Favourites") { tapOn(theFirstView(withLabel("Photos"))) }
        step("Scroll the favourites sideways", shows: "Cat 6") {
            scrollOn(theFirstView(withLabel("Cat 1")), until: withLabel("Cat 6"), toward: .right)
        }
        step("Scroll down until a photo is there", shows: "Gulls 9") {
            scrollOn(theOnlyView(withIdentifier("photos")), until: withLabel("Gulls 9"))
        }
        step("Open it", shows: "Gulls 9") { tapOn(theFirstView(withLabel("Gulls 9"))) }
        step("Zoom it with two fingers", shows: "Close") {
            pinchOn(theFirstView(withRole(.image, named: "Gulls 9"), onScreen(true)), scale: 3)
        }
        step("Close it, and the photos", shows: "New note") {
            for _ in 1...2 { tapOn(theFirstView(withLabel("Close"), onScreenAndVisible(true))) }
        }
    }

    private func changeSettings() {
        step("Open the settings", shows: "Sign out") { tapOn(theFirstView(withLabel("Settings"))) }
        step("Hide the pins", shows: "Off") { tapOn(theFirstView(withLabel("Show pins"))) }
        step("Show two notes at most", shows: "Notes at most: 2") {
            for _ in 1...8 { tapOn(theFirstView(withLabel("Fewer"))) }
        }
        step("Choose a larger text", shows: "Large") { tapOn(theFirstView(withLabel("Large"))) }
        step("Leave the settings", hides: "Write to Ada") { tapOn(theFirstView(withLabel("Done"))) }
    }

    private func signOut() {
        step("Open the settings again", shows: "Sign out") { tapOn(theFirstView(withLabel("Settings"))) }
        step("Sign out", shows: "Notebook") { tapOn(theFirstView(withLabel("Sign out"))) }
    }
}

extension Tour {
    /// Takes a step, prints what is on screen, and checks that `text` can be read there.
    private func step(_ name: String, shows text: String, line: UInt = #line, _ action: () -> Void) {
        take(name, action)
        if shown(text).isEmpty { fail("\"\(text)\" should be on screen, and is not.", line) }
    }

    /// Takes a step, prints what is on screen, and checks that `text` cannot be read there.
    private func step(_ name: String, hides text: String, line: UInt = #line, _ action: () -> Void) {
        take(name, action)
        if !shown(text).isEmpty { fail("\"\(text)\" should not be on screen, and is.", line) }
    }

    private func take(_ name: String, _ action: () -> Void) {
        steps += 1
        action()
        print("\(steps). \(name) (\(TimeLapse.now))")
        let tree = app.window.hierarchyText(visibleOnly: true, showing: [])
        print(tree.split(separator: "\n").map { "     \($0)" }.joined(separator: "\n") + "\n")
    }

    private var list: ViewQuery { theOnlyView(ofClass(UITableView.self)) }

    private var titles: [String] {
        guard let table = list.first as? UITableView else { return [] }
        return TableViewCells(in: table).map { $0.contentView.accessibilityLabel ?? "" }
    }

    private func shown(_ text: String) -> ViewQuery {
        allViews(withLabel(text) || withText(text), onScreenAndVisible(true))
    }

    private func fail(_ text: String, _ line: UInt) {
        FileHandle.standardError.write(Data("Tour.swift:\(line): error: \(text)\n".utf8))
        exit(EXIT_FAILURE)
    }
}
