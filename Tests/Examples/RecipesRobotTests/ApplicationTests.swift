import Robot
import Testing

@testable import Recipes

@MainActor @Suite("The application", .robot(layout: .strict)) struct ApplicationTests {
    private let device = SimulatedDevice.current

    @Test("A change is still there after the application was terminated in the background")
    func saving() {
        launchRecipes()
        longPressOn(theFirstView(withText("Pancakes")))
        tapOn(theFirstView(withText("Tomato Salad")))
        tapOn(theFirstView(withLabel("Buy Tomatoes")))
        device.pressHome()
        device.kill()
        launchRecipes()
        #expect(allViews(withLabel("Favorite"), onScreenAndVisible(true)).count == 1)
        openTab("Shopping")
        shouldSee(theFirstView(withLabel("Tomatoes")))
    }

    @Test("Texts are in the user's language", .robot(language: "de"))
    func german() {
        launchRecipes()
        shouldSee(theFirstView(withText("20 Min.")))
        openTab("Einkauf")
        shouldSee(theFirstView(withText("Nichts zu kaufen")))
    }

    @Test("Colours and images are those of the asset catalogue")
    func assets() throws {
        launchRecipes()
        let window = try #require(UIApplication.shared.keyWindow)
        let accent = window.tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(accent == UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1))
        let dark = window.tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == UIColor(red: 1, green: 0.6, blue: 0.4, alpha: 1))
        tapOn(theFirstView(withText("Pancakes")))
        let photo = try #require(theFirstView(withIdentifier("photo")).first as? UIImageView)
        #expect(photo.image?.size == CGSize(width: 120, height: 60) && photo.image?.scale == 2)
    }

    @Test("Assistive technology reads the first screen")
    func accessibility() {
        launchRecipes()
        matchesAccessibilityTree(
            """
            button "Edit"
            header "Recipes"
            button "Add"
            staticText "Lentil Soup"
            staticText "45 min"
            staticText "Pancakes"
            staticText "20 min"
            staticText "Tomato Salad"
            staticText "10 min"
            tabBar
              tab "Recipes" selected
              tab "Shopping"
              tab "Settings"
            """)
    }
}
