import Robot

@testable import Recipes

/// Launches the application, as its user does.
@MainActor
func launchRecipes() {
    SimulatedDevice.current.launch(AppDelegate.self, scene: SceneDelegate.self)
}

/// Opens a tab by its title.
@MainActor
func openTab(_ title: String) {
    tapOn(theFirstView(ofClass("UITabBarButton"), withLabel(title)))
}

/// The names of the recipes in the list, from the first to the last.
@MainActor
var recipeNames: [String] {
    guard let table = theFirstView(ofClass(UITableView.self)).first as? UITableView else { return [] }
    return TableViewCells(in: table).map { ($0.cell as? RecipeCell)?.nameLabel.text ?? "" }
}
