import UIKit

/// An ingredient with a button that puts it on the shopping list.
final class IngredientRow: UIStackView {
    let ingredient: Ingredient

    init(_ ingredient: Ingredient, isMetric: Bool) {
        self.ingredient = ingredient
        super.init(frame: .zero)
        let label = UILabel()
        label.text = ingredient.text(isMetric: isMetric)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "plus.circle"), for: .normal)
        button.accessibilityLabel = "recipe.buy".localized(ingredient.name)
        button.setContentHuggingPriority(.required, for: .horizontal)
        // No target: the first responder in the chain that has the method.
        button.addTarget(nil, action: #selector(RecipeViewController.buyIngredient(_:)), for: .touchUpInside)
        addArrangedSubview(label)
        addArrangedSubview(button)
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
