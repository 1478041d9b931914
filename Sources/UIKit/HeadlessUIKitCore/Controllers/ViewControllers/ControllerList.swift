/// Controllers in the order in which they were added, each once.
///
/// - Complexity: O(1) for adding, removing and looking up one.
struct ControllerList: Sequence {
    /// The controllers; `nil` in the places of those that were removed.
    private var places: [UIViewController?] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    func contains(_ controller: UIViewController) -> Bool { indices[ObjectIdentifier(controller)] != nil }

    mutating func append(_ controller: UIViewController) {
        guard !contains(controller) else { return }
        indices[ObjectIdentifier(controller)] = places.count
        places.append(controller)
    }

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
