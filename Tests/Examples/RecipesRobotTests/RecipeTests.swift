import Robot
import Testing

@testable import Recipes

@MainActor @Suite("A recipe", .robot(layout: .strict)) struct RecipeTests {
    init() {
        launchRecipes()
        tapOn(theFirstView(withText("Pancakes")))
    }

    private var stars: Int {
        (theFirstView(ofClass(StarRating.self)).first as? StarRating)?.value ?? -1
    }

    @Test("A tap on the last star that is filled empties it")
    func rating() {
        tapOn(theFirstView(withIdentifier("star-2")))
        #expect(stars == 2)
        tapOn(theFirstView(withIdentifier("star-2")))
        #expect(stars == 1)
    }

    @Test("The number of servings has a least and a greatest")
    func servings() {
        let stepper = theFirstView(ofClass(UIStepper.self))
        step(stepper, to: 12)
        shouldSee(theFirstView(withText("1500 g Flour")))
        step(stepper, to: 1)
        shouldSee(theFirstView(withText("125 g Flour")))
    }

    @Test("An ingredient is bought once, and each purchase replaces the message of the one before")
    func buying() {
        tapOn(theFirstView(withLabel("Buy Eggs")), lapse: .none)
        shouldSee(theFirstView(withText("1 added to the shopping list")))
        TimeLapse.advance(by: .seconds(1))
        tapOn(theFirstView(withLabel("Buy Eggs")), lapse: .none)
        shouldSee(theFirstView(withText("0 added to the shopping list")))
        TimeLapse.advance(by: .seconds(1.5))
        shouldSee(theFirstView(withText("0 added to the shopping list")))
        TimeLapse.advance(by: .seconds(1))
        shouldNotSee(theFirstView(withText(/added to the shopping list/)))
    }

    @Test("A timer stops when its screen is left")
    func timer() {
        tapOn(theFirstView(withLabel("Timer")))
        tapOn(theFirstView(withLabel("Start")))
        TimeLapse.advance(by: .seconds(3))
        tapBackButton()
        TimeLapse.advance(by: .seconds(1300))
        shouldNotSeeAlert()
    }
}
