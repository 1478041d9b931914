import UIKit

/// One recipe: its picture, its rating, and what it takes for a number of servings.
class RecipeViewController: UIViewController {
    let recipe: Recipe
    private let store: RecipeStore
    private let shoppingList: ShoppingList

    @IBOutlet var photo: UIImageView!
    @IBOutlet var rating: StarRating!
    @IBOutlet var servingsLabel: UILabel!
    @IBOutlet var servingsStepper: UIStepper!
    @IBOutlet var ingredientRows: UIStackView!

    init(recipe: Recipe, store: RecipeStore, shoppingList: ShoppingList) {
        self.recipe = recipe
        self.store = store
        self.shoppingList = shoppingList
        super.init(nibName: nil, bundle: nil)
        title = recipe.name
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        makeViews()
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(toggleFavorite(_:)))
        doubleTap.numberOfTapsRequired = 2
        photo.addGestureRecognizer(doubleTap)
        NotificationCenter.default.addObserver(
            self, selector: #selector(self.showIngredients), name: .preferencesDidChange,
            object: Preferences.shared)
        rating.value = recipe.rating
        servingsStepper.value = Double(recipe.servings)
        showFavorite()
        showIngredients()
    }

    // MARK: Actions

    @IBAction func servingsChanged(_ sender: UIStepper) {
        showIngredients()
    }

    @IBAction func ratingChanged() {
        recipe.rating = rating.value
        store.update(recipe)
    }

    @IBAction func startTimer(_ sender: Any) {
        navigationController?.pushViewController(TimerViewController(recipe: recipe), animated: true)
    }

    @IBAction func buyAll(_ sender: UIButton) {
        let count = shoppingList.add(recipe.ingredients.map(\.name))
        view.showToast("recipe.bought".localized(count))
    }

    @objc func buyIngredient(_ sender: UIButton) {
        guard let row = sender.superview as? IngredientRow else { return }
        view.showToast("recipe.bought".localized(shoppingList.add([row.ingredient.name])))
    }

    @objc private func toggleFavorite() {
        recipe.isFavorite.toggle()
        store.update(recipe)
        showFavorite()
    }

    @objc private func toggleFavorite(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        toggleFavorite()
    }

    // MARK: Showing

    private func showFavorite() {
        let button = UIBarButtonItem(
            image: UIImage(systemName: recipe.isFavorite ? "star.fill" : "star"), style: .plain, target: self,
            action: #selector(toggleFavorite as () -> Void))
        button.accessibilityLabel = (recipe.isFavorite ? "recipe.unfavorite" : "recipe.favorite").localized
        navigationItem.rightBarButtonItem = button
    }

    @objc private func showIngredients() {
        let servings = Int(servingsStepper.value)
        servingsLabel.text = "recipe.servings".localized(servings)
        ingredientRows.arrangedSubviews.forEach { $0.removeFromSuperview() }
        let factor = Double(servings) / Double(recipe.servings)
        for ingredient in recipe.ingredients {
            let row = IngredientRow(
                ingredient.scaled(by: factor), isMetric: Preferences.shared.usesMetricUnits)
            ingredientRows.addArrangedSubview(row)
        }
    }
}
