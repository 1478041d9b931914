import Catalogue
import Robot
import Testing

@MainActor
@Suite("The home screen", .robot(layout: .strict).leftovers(.failed))
struct HomeTests {
    @Test(
        "Each button leads to its screen, and Back leads home",
        arguments: [
            (CatalogueScreen.button, "Buttons", "enableButton"),
            (.textField, "Text Field", "firstname_textField"),
            (.inlineEdit, "Inline Edit", "inline_firstname_textField"),
            (.tappable, "Tappable", "checkBox"),
            (.swipe, "Swipe", "leftSwipedLabel"),
            (.dropdown, "Dropdown", "textField"),
            (.waitToSee, "Wait To See", "wait_to_see_first_label"),
            (.endToEnd, "End To End", "endtoend_start_button"),
            (.table, "Table View", "headerLabel"),
        ])
    func screens(screen: CatalogueScreen, title: String, trait: String) {
        open(screen)
        #expect(barTitle == title)
        #expect(view(trait).count == 1)
        tapOn(theFirstView(withLabel("Back")))
        #expect(barTitle == "Catalogue")
        #expect(view(trait).isEmpty)
    }

    @Test("A launch begins logged in, unless its arguments say otherwise", arguments: [true, false])
    func session(isLoggedIn: Bool) {
        launch(arguments: isLoggedIn ? [] : [AppDelegate.loggedOutArgument])
        #expect(CatalogueTests.session?.isLoggedIn == isLoggedIn)
        shouldSee(theFirstView(withLabel(isLoggedIn ? "Log Out" : "Log In")))
    }

    @Test("Log Out ends the session, and Log In asks for a name before the next one")
    func logIn() {
        launch()
        tapOn(theFirstView(withLabel("Log Out")))
        #expect(CatalogueTests.session?.isLoggedIn == false)
        tapOn(theFirstView(withLabel("Log In")))
        #expect(barTitle == "Log In")
        shouldSee(theFirstView(withIdentifier("logInButton"), enabled(false)))
        tapOn(view("logInTextField"))
        SoftwareKeyboard.main.type("Ada")
        tapOn(view("logInButton"))
        #expect(barTitle == "Catalogue")
        #expect(CatalogueTests.session?.isLoggedIn == true)
        shouldSee(theFirstView(withLabel("Log Out")))
    }

    @Test("A second launch has its own session")
    func relaunch() {
        launch()
        tapOn(theFirstView(withLabel("Log Out")))
        SimulatedDevice.current.relaunch()
        #expect(CatalogueTests.session?.isLoggedIn == true)
    }
}
