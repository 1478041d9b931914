import Foundation

/// A dish, with what it takes and how long.
final class Recipe: NSObject, Codable {
    let identifier: String
    @objc var name: String
    @objc var minutes: Int
    var servings: Int
    var ingredients: [Ingredient]
    var rating = 0
    @objc dynamic var isFavorite = false

    init(
        identifier: String = UUID().uuidString, name: String, minutes: Int, servings: Int,
        ingredients: [Ingredient]
    ) {
        self.identifier = identifier
        self.name = name
        self.minutes = minutes
        self.servings = servings
        self.ingredients = ingredients
        super.init()
    }

    @objc func compareByName(_ other: Recipe) -> ComparisonResult {
        name.localizedCaseInsensitiveCompare(other.name)
    }

    @objc(compareByTime:)
    func compare(byTime other: Recipe) -> ComparisonResult {
        minutes == other.minutes
            ? compareByName(other) : minutes < other.minutes ? .orderedAscending : .orderedDescending
    }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? Recipe)?.identifier == identifier
    }

    override var hash: Int { identifier.hashValue }
}
