import Foundation

extension Notification.Name {
    /// Posted by a shopping list when an item was added, bought or removed.
    static let shoppingListDidChange = Notification.Name("ShoppingListDidChange")
}

/// Something to buy.
struct ShoppingItem: Codable, Equatable {
    var name: String
    var isBought = false
}

/// What the user wants to buy.
final class ShoppingList: NSObject {
    private static let key = "shopping-list"

    private(set) var items: [ShoppingItem]

    override init() {
        let data = UserDefaults.standard.data(forKey: Self.key) ?? Data()
        items = (try? JSONDecoder().decode([ShoppingItem].self, from: data)) ?? []
        super.init()
    }

    /// The number of items that are not bought yet.
    var openCount: Int { items.filter { !$0.isBought }.count }

    /// Adds items, each name once; returns how many were added.
    @discardableResult
    func add(_ names: [String]) -> Int {
        let new = names.filter { name in !items.contains { $0.name == name } }
        items += new.map { ShoppingItem(name: $0) }
        didChange()
        return new.count
    }

    func toggle(at index: Int) {
        items[index].isBought.toggle()
        didChange()
    }

    func remove(at index: Int) {
        items.remove(at: index)
        didChange()
    }

    @objc func clear() {
        items = []
        didChange()
    }

    func save() {
        UserDefaults.standard.set(try? JSONEncoder().encode(items), forKey: Self.key)
    }

    private func didChange() {
        NotificationCenter.default.post(name: .shoppingListDidChange, object: self)
    }
}
