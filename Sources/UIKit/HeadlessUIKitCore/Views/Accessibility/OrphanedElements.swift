/// The list of a container that is being freed.
final class OrphanedElements: OrphanedParts {
    // Used only by the `deinit` that makes the object, until it hands it to the main actor, and then only there.
    nonisolated(unsafe) var objects: [Any]?

    /// Does nothing: an element's link to its container is `weak`.
    @MainActor
    func cutLinks() {}

    /// Releases the objects, and the lists of those without another reference, without recursion.
    @MainActor
    func release() {
        var elements: [UIAccessibilityElement] = []
        var views: [UIView] = []
        while true {
            // Out of the untyped array first, so that each object is held here alone.
            elements += objects?.compactMap { $0 as? UIAccessibilityElement } ?? []
            views += objects?.compactMap { $0 as? UIView } ?? []
            objects = nil
            if var element = elements.popLast() {
                if isKnownUniquelyReferenced(&element) { swap(&objects, &element.elementsStore) }
            } else if var view = views.popLast() {
                guard isKnownUniquelyReferenced(&view), let extras = view.extras else { continue }
                swap(&objects, &extras.accessibility.rareForChange.elements)
            } else {
                return
            }
        }
    }
}
