import Robot
import SampleApp

/// Walks through all screens by touch, and calls a closure on each.
@MainActor
struct ScreenWalk {
    private let reader: Reader
    private let look: (_ screen: String) -> Void

    /// - Parameter look: called on each screen, with its name.
    init(for reader: Reader, _ look: @escaping (_ screen: String) -> Void) {
        self.reader = reader
        self.look = look
    }

    func run() {
        let app = Notebook()
        app.launch()
        withExtendedLifetime(app) {
            signIn()
            lookAtNotes()
            lookAtPhotos()
            lookAtSettings()
        }
    }

    private func signIn() {
        look("sign in")
        tapOn(theFirstView(withLabel("Email")))
        SoftwareKeyboard.main.type("ada@example.com\n")
        look("sign in, typing")
        SoftwareKeyboard.main.type("candle\n")
        TimeLapse.advanceMainRunLoop()
        look("wrong password")
        tapOn(theFirstView(withLabel("Password")))
        for _ in 1...6 { SoftwareKeyboard.main.type(.delete) }
        SoftwareKeyboard.main.type("lighthouse\n")
        TimeLapse.waitForAnimationsToFinish()
        look("signing in")
        TimeLapse.advanceMainRunLoop()
    }

    private func lookAtNotes() {
        look("notes")
        let note = theFirstView(withText("Write to Ada"))
        // From the leading edge.
        if reader.readsFromRight { swipeLeftOn(note) } else { swipeRightOn(note) }
        tapOn(theFirstView(withLabel("Pin")))
        look("notes, one pinned")
        tapOn(theFirstView(withLabel("Edit")))
        look("notes, edited")
        tapOn(theFirstView(withLabel("Done")))
        tapOn(theFirstView(ofClass(UISearchTextField.self)))
        SoftwareKeyboard.main.type("x")
        look("nothing found")
        tapOn(theFirstView(withLabel("Cancel")))
        tapOn(theFirstView(withText("Write to Ada")))
        look("note")
        tapRightBarButton(lapse: .animations)
        look("note, saved")
        TimeLapse.advanceMainRunLoop()
        tapBackButton()
    }

    private func lookAtPhotos() {
        openTab("Photos")
        look("photos")
        tapOn(theFirstView(withLabel("Cat 1")))
        look("photo")
        tapOn(theFirstView(withLabel("Close"), onScreenAndVisible(true)))
        scrollToBottom("photos")
        look("photos, at the end")
    }

    private func lookAtSettings() {
        openTab("Settings")
        look("settings")
        scrollSettings(to: "Cover")
        tapOn(theFirstView(withText("Cover")))
        look("cover")
        tapBackButton()
        scrollToBottom("settings")
        look("settings, at the end")
        scrollSettings(to: "Show the welcome again")
        tapOn(theFirstView(withText("Show the welcome again")))
        look("welcome")
        tapOn(theFirstView(withLabel("Begin")))
    }

    private func openTab(_ title: String) {
        tapOn(theFirstView(ofClass("UITabBarButton"), withLabel(title)))
    }

    private func scrollToBottom(_ identifier: String) {
        let list = theOnlyView(withIdentifier(identifier))
        guard let view = list.first as? UIScrollView,
            view.contentSize.height > view.bounds.inset(by: view.adjustedContentInset).height
        else { return }
        scrollOn(list, to: .bottom)
    }

    private func scrollSettings(to title: String) {
        scrollOn(theOnlyView(withIdentifier("settings")), until: withText(title))
    }
}
