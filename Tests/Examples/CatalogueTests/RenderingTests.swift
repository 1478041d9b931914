import Catalogue
import Robot
import Testing

@MainActor
@Suite("Screens that a test shows directly", .robot(layout: .strict).leftovers(.failed))
struct RenderingTests {
    private var navigation: UINavigationController? {
        UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
    }

    /// Pushes a screen onto the home screen.
    private func render(_ screen: CatalogueScreen) throws {
        launch()
        let session = try #require(session)
        navigation?.pushViewController(screen.makeViewController(session: session), animated: false)
    }

    @Test(
        "Each screen that a test shows has the names that suites look for",
        arguments: [
            (CatalogueScreen.home, ["buttonComponent"], [String]()),
            (
                .button, ["enableButton", "disableButton", "highLightedButton"],
                ["Enable Button", "Disable Button"]
            ),
            (
                .textField,
                [
                    "firstname_textField", "firstname_label", "firstname_error", "lastname_TextField",
                    "lastname_label", "lastname_error", "info_textView",
                ], ["first name text Field"]
            ),
            (
                .tappable,
                [
                    "checkBox", "toggleSwitch", "toggleSwitch2", "link", "infoButtonItemID",
                    "doneButtonItemID", "popUpButton",
                ], ["Long Press", "done"]
            ),
            (.swipe, ["leftSwipedLabel", "rightSwipedLabel", "scrollView"], ["Right Swiped"]),
            (.dropdown, ["textField"], ["textField"]),
            (
                .waitToSee,
                [
                    "wait_to_see_alert_button", "wait_to_see_fifth_label", "wait_to_see_first_image",
                    "wait_to_see_first_label", "wait_to_see_fourth_label", "wait_to_see_loader",
                    "wait_to_see_scroll_loader", "wait_to_see_second_image", "wait_to_see_second_label",
                    "wait_to_see_sixth_label", "wait_to_see_switch", "wait_to_see_third_label",
                ], ["This label is the only item in the stackview initially"]
            ),
            (.endToEnd, ["endtoend_start_button"], ["Start End To End Test"]),
            (
                .table, ["headerLabel", "firstCell", "secondCell", "thirdCell"],
                ["firstCell", "secondCell", "thirdCell"]
            ),
        ])
    func names(screen: CatalogueScreen, identifiers: [String], labels: [String]) throws {
        try render(screen)
        #expect(identifiers.filter { allViews(withIdentifier($0)).isEmpty } == [])
        #expect(labels.filter { allViews(withLabel($0)).isEmpty } == [])
    }

    @Test(
        "Each screen that a test shows is freed when the home screen is shown again",
        arguments: CatalogueScreen.allCases)
    func release(screen: CatalogueScreen) throws {
        try render(screen)
        weak let controller = navigation?.topViewController
        #expect(controller != nil && barTitle == screen.title)
        let home = CatalogueScreen.home.makeViewController(session: try #require(session))
        navigation?.setViewControllers([home], animated: false)
        TimeLapse.advance(by: .zero)
        #expect(controller == nil && barTitle == "Catalogue")
    }

    @Test(
        "A flow gets the touches of the screen that a test shows",
        arguments: [
            (CatalogueScreen.button, "enableButton"), (.tappable, "popUpButton"),
            (.waitToSee, "wait_to_see_loader"),
        ])
    func flow(screen: CatalogueScreen, button: String) throws {
        launch()
        var count = 0
        let controller = screen.makeViewController(session: try #require(session)) { count += 1 }
        navigation?.pushViewController(controller, animated: false)
        tapOn(view(button))
        #expect(count == 1 && navigation?.topViewController === controller)
        #expect(controller.presentedViewController == nil)
    }
}
