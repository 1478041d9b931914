import Catalogue
import Robot

/// Walks through all screens by touch, and calls a closure on each.
@MainActor
struct ScreenWalk {
    /// The names of all looks at screens.
    static let names = [
        "home", "button", "button, touched", "textField", "textField, typing", "textField, error",
        "inlineEdit", "inlineEdit, errors", "tappable", "tappable, popover", "tappable, sheet",
        "tappable, alert", "tappable, further down", "swipe", "swipe, second slide", "dropdown",
        "dropdown, open", "waitToSee", "waitToSee, loaded", "waitToSee, all", "waitToSee, alert",
        "waitToSee, at the end", "endToEnd", "table", "table, alert", "logIn", "logIn, typing",
    ]

    private let look: (_ screen: String) -> Void

    /// - Parameter look: called on each screen, with its name.
    init(_ look: @escaping (_ screen: String) -> Void) {
        self.look = look
    }

    func run() {
        launch()
        look("home")
        lookAtButtons()
        lookAtTextFields()
        lookAtInlineEdits()
        lookAtTappables()
        lookAtSwipes()
        lookAtDropdown()
        lookAtWaits()
        enter(.endToEnd) {}
        enter(.table) {
            touch("secondCell")
            look("table, alert")
            tapOn(theFirstView(withLabel("OK")))
        }
        lookAtLogIn()
    }

    private func enter(_ screen: CatalogueScreen, _ body: () -> Void) {
        touch("\(screen.rawValue)Component")
        look(screen.rawValue)
        body()
        tapBackButton()
    }

    /// Taps on a view, which may be off the screen.
    private func touch(_ identifier: String) {
        scrollIntoView(view(identifier))
        tapOn(view(identifier))
    }

    private func type(_ text: String, into identifier: String) {
        touch(identifier)
        SoftwareKeyboard.main.type(.text(text))
        TimeLapse.waitForAnimationsToFinish()
    }

    // MARK: The screens

    private func lookAtButtons() {
        enter(.button) {
            touch("enableButton")
            touch("selectButton")
            look("button, touched")
        }
    }

    private func lookAtTextFields() {
        enter(.textField) {
            type("1", into: "firstname_textField")
            look("textField, typing")
            tapOn(accessoryButton("done"))
            look("textField, error")
        }
    }

    private func lookAtInlineEdits() {
        enter(.inlineEdit) {
            touch("inline_lastname_textField")
            tapOn(accessoryButton("done"))
            look("inlineEdit, errors")
        }
    }

    private func lookAtTappables() {
        enter(.tappable) {
            touch("checkBox")
            for (button, name, dismissal) in [
                ("popUpButton", "popover", "Cancel"), ("sheetButton", "sheet", "Cancel"),
                ("infoButtonItemID", "alert", "OK"),
            ] {
                if name == "alert" { tapOn(view(button)) } else { touch(button) }
                look("tappable, \(name)")
                tapOn(theFirstView(withLabel(dismissal)))
            }
            touch("touchPad")
            look("tappable, further down")
        }
    }

    private func lookAtSwipes() {
        enter(.swipe) {
            swipeLeftOn(view("scrollView"))
            TimeLapse.waitForAnimationsToFinish()
            look("swipe, second slide")
        }
    }

    private func lookAtDropdown() {
        enter(.dropdown) {
            touch("textField")
            look("dropdown, open")
            tapOn(accessoryButton("Done"))
        }
    }

    private func lookAtWaits() {
        enter(.waitToSee) {
            touch("wait_to_see_loader")
            look("waitToSee, loaded")
            touch("wait_to_see_scroll_loader")
            look("waitToSee, all")
            touch("wait_to_see_alert_button")
            look("waitToSee, alert")
            tapOn(theFirstView(withLabel("Cancel")))
            scrollIntoView(view("wait_to_see_sixth_label"))
            look("waitToSee, at the end")
        }
    }

    private func lookAtLogIn() {
        tapRightBarButton()
        tapRightBarButton()
        look("logIn")
        type("Ada", into: "logInTextField")
        look("logIn, typing")
        touch("logInButton")
    }
}
