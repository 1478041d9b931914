/// What the list of a container that is being freed held.
final class OrphanedElements: Sendable {
    // Written by the one who makes it, before it is handed over to the main actor, and only there from then on.
    nonisolated(unsafe) var objects: [Any]?

    /// Lets go of the objects, and of the lists of those that nobody else holds, without recursion.
    @MainActor
    func release() {
        var elements: [UIAccessibilityElement] = []
        var views: [UIView] = []
        while true {
            // Out of the array of anything first, so that each object is held here alone.
            elements += objects?.compactMap { $0 as? UIAccessibilityElement } ?? []
            views += objects?.compactMap { $0 as? UIView } ?? []
            objects = nil
            if var element = elements.popLast() {
                if isKnownUniquelyReferenced(&element) { swap(&objects, &element.elementsStore) }
            } else if var view = views.popLast() {
                guard isKnownUniquelyReferenced(&view), let extras = view.extras else { continue }
                swap(&objects, &extras.accessibility.elements)
            } else {
                return
            }
        }
    }
}
