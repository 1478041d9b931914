import Robot
import Testing

@testable import Recipes

@MainActor @Suite("The form for a new recipe", .robot(layout: .strict)) struct RecipeFormTests {
    init() {
        launchRecipes()
        tapOn(theFirstView(withLabel("Add")))
    }

    private var field: UITextField? { theFirstView(withIdentifier("name")).first as? UITextField }

    @Test("A tap beside the fields hides the keyboard")
    func endsEditing() {
        #expect(field?.isFirstResponder == true)
        tapOn(CGPoint(x: 200, y: 400))
        #expect(field?.isFirstResponder == false)
        shouldSee(theFirstView(withText("A recipe needs a name.")))
    }

    @Test("The keyboard's key goes from the name to the minutes")
    func nextField() {
        SoftwareKeyboard.main.type("Stew\n30")
        shouldMatch(theFirstView(withIdentifier("minutes")), withText("30"))
        tapOn(theFirstView(withLabel("Save")), lapse: .animations)
        #expect(recipeNames == ["Lentil Soup", "Pancakes", "Stew", "Tomato Salad"])
        shouldSee(theFirstView(withText("Stew was saved")))
        TimeLapse.advance(by: .seconds(3))
        shouldNotSee(theFirstView(withText("Stew was saved")))
    }

    @Test("A sheet asks before what was typed is discarded")
    func discarding() {
        SoftwareKeyboard.main.type("Stew")
        tapOn(theFirstView(withLabel("Cancel")))
        tapOn(theFirstView(withLabel("Keep Editing")))
        shouldMatch(theFirstView(withIdentifier("name")), withText("Stew"))
        tapOn(theFirstView(withLabel("Cancel")))
        tapOn(theFirstView(withLabel("Discard")))
        shouldNotSee(theFirstView(withText("New Recipe")))
    }
}
