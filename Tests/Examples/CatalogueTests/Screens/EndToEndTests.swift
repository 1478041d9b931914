import Catalogue
import Robot
import Testing

@MainActor
@Suite("The flow through several screens", .robot(layout: .strict).leftovers(.failed))
struct EndToEndTests {
    @Test("The flow has three screens for a user who is logged in")
    func loggedIn() {
        open(.endToEnd)
        #expect(text("sessionLabel") == "You are logged in.")
        shouldSee(theFirstView(withLabel("Start End To End Test")))
        var titles: [String?] = []
        for button in ["endtoend_start_button", "wait_to_see_loader", "popUpButton", "enableButton"] {
            tapOn(view(button))
            titles.append(barTitle)
        }
        #expect(titles == ["Wait To See", "Tappable", "Buttons", "Dropdown"])
        shouldSee(view("textField"))
    }

    @Test("The flow asks a user who is not logged in to log in, once")
    func loggedOut() {
        open(.endToEnd, arguments: [AppDelegate.loggedOutArgument])
        #expect(text("sessionLabel") == "You are not logged in.")
        tapOn(view("endtoend_start_button"))
        #expect(barTitle == "Log In")
        tapOn(view("logInTextField"))
        SoftwareKeyboard.main.type("Ada")
        tapOn(view("logInButton"))
        #expect(barTitle == "Dropdown" && session?.isLoggedIn == true)
        tapBackButton()
        #expect(text("logInLabel") == "Welcome, Ada")
        tapBackButton()
        #expect(text("sessionLabel") == "You are logged in.")
        tapOn(view("endtoend_start_button"))
        #expect(barTitle == "Wait To See")
    }

    @Test("Back leads through all screens of the flow")
    func back() {
        open(.endToEnd)
        for button in ["endtoend_start_button", "wait_to_see_loader", "popUpButton", "enableButton"] {
            tapOn(view(button))
        }
        var titles: [String?] = []
        for _ in 1...5 {
            tapBackButton()
            titles.append(barTitle)
        }
        #expect(titles == ["Buttons", "Tappable", "Wait To See", "End To End", "Catalogue"])
    }
}
