/// Controllers in the order in which they were added, each once.
///
/// - Complexity: O(1) for adding, removing and looking up one.
struct ControllerList: Sequence {
    /// The controllers; `nil` in the places of those that were removed.
    private var places: [UIViewController?] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    func contains(_ controller: UIViewController) -> Bool { indices[ObjectIdentifier(controller)] != nil }

    /// Adds a controller at the end, unless it is one of them.
    mutating func append(_ controller: UIViewController) {
        guard !contains(controller) else { return }
        indices[ObjectIdentifier(controller)] = places.count
        places.append(controller)
    }

    /// Removes a controller; returns whether it was one of them.
    @discardableResult
    mutating func remove(_ controller: UIViewController) -> Bool {
        guard let index = indices.removeValue(forKey: ObjectIdentifier(controller)) else { return false }
        places[index] = nil
        if indices.isEmpty { places = [] }
        return true
    }

    func makeIterator() -> some IteratorProtocol<UIViewController> {
        places.lazy.compactMap(\.self).makeIterator()
    }
}
