import Foundation

extension Notification.Name {
    /// Posted by a store when a recipe was added, changed or removed.
    static let recipesDidChange = Notification.Name("RecipesDidChange")
}

/// The user's recipes.
final class RecipeStore: NSObject {
    private static let key = "recipes"

    private var all: [Recipe]

    override init() {
        all = Self.saved ?? Self.samples
        super.init()
    }

    /// The recipes in the order that the user prefers.
    var recipes: [Recipe] {
        switch Preferences.shared.order {
        case .name: return all.sorted { $0.compareByName($1) == .orderedAscending }
        case .time: return all.sorted { $0.compare(byTime: $1) == .orderedAscending }
        }
    }

    func contains(name: String) -> Bool {
        all.contains { $0.name.caseInsensitiveCompare(name) == .orderedSame }
    }

    func add(_ recipe: Recipe) {
        all.append(recipe)
        didChange()
    }

    func remove(_ recipe: Recipe) {
        all.removeAll { $0 == recipe }
        didChange()
    }

    /// Tells the screens that a recipe has changed.
    func update(_ recipe: Recipe) {
        guard all.contains(recipe) else { return }
        didChange()
    }

    /// Brings back the recipes that the application came with.
    @objc func restore() {
        all = Self.samples
        didChange()
    }

    func save() {
        UserDefaults.standard.set(try? JSONEncoder().encode(all), forKey: Self.key)
    }

    private static var saved: [Recipe]? {
        guard let data = UserDefaults.standard.data(forKey: key) else { return nil }
        return try? JSONDecoder().decode([Recipe].self, from: data)
    }

    private func didChange() {
        NotificationCenter.default.post(name: .recipesDidChange, object: self)
    }
}
