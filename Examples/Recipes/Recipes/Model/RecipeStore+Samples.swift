extension RecipeStore {
    /// The recipes that the application comes with.
    static var samples: [Recipe] {
        [
            Recipe(
                identifier: "pancakes", name: "Pancakes", minutes: 20, servings: 2,
                ingredients: [
                    Ingredient(name: "Flour", amount: 250, unit: .gram),
                    Ingredient(name: "Milk", amount: 300, unit: .milliliter),
                    Ingredient(name: "Eggs", amount: 2, unit: .piece),
                ]),
            Recipe(
                identifier: "lentil-soup", name: "Lentil Soup", minutes: 45, servings: 4,
                ingredients: [
                    Ingredient(name: "Lentils", amount: 400, unit: .gram),
                    Ingredient(name: "Stock", amount: 1200, unit: .milliliter),
                    Ingredient(name: "Carrots", amount: 3, unit: .piece),
                    Ingredient(name: "Onions", amount: 2, unit: .piece),
                ]),
            Recipe(
                identifier: "tomato-salad", name: "Tomato Salad", minutes: 10, servings: 2,
                ingredients: [
                    Ingredient(name: "Tomatoes", amount: 4, unit: .piece),
                    Ingredient(name: "Olive Oil", amount: 30, unit: .milliliter),
                ]),
        ]
    }
}
