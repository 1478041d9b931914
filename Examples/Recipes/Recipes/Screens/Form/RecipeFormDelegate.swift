import Foundation

@objc protocol RecipeFormDelegate: AnyObject {
    func recipeForm(_ form: RecipeFormViewController, didSave recipe: Recipe)
    /// Asked before a recipe is saved; `false` for a name that is taken.
    @objc optional func recipeForm(_ form: RecipeFormViewController, shouldSaveName name: String) -> Bool
    @objc optional func recipeFormDidCancel(_ form: RecipeFormViewController)
}
