/// The layers that were added to one that is being freed.
final class OrphanedLayers: OrphanedParts {
    // Only the `deinit` that makes the object uses them before it hands the object to the main actor, and from then on
    // only the main actor does.
    nonisolated(unsafe) var layers: [AddedLayer] = []

    /// Does nothing: a layer's link to the one that it was added to is `weak`.
    @MainActor
    func cutLinks() {}

    /// Releases the layers level by level: a recursive release would need a stack as deep as the tree.
    @MainActor
    func release() {
        while var added = layers.popLast() {
            guard isKnownUniquelyReferenced(&added.layer) else { continue }
            layers += added.layer.addedLayers
            added.layer.addedLayers = []
        }
    }
}
