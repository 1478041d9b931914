import HeadlessUIKit

/// The last result of an element query, for as long as nothing can have changed it. It keeps no object alive.
@MainActor
final class ElementCache {
    private var generation: UInt64 = 0
    private var roots: [ObjectIdentifier] = []
    // Not counted: see `elements(of:)` for why every one of them is alive when it is used.
    private var known: [(object: Unmanaged<UIResponder>, view: Unmanaged<UIView>)]?

    /// The elements kept, if they are those that evaluating the query in `roots` would find now.
    func elements(of roots: [UIView]) -> [AccessibleElement]? {
        guard let known, generation == ViewTree.generation, roots.map({ ObjectIdentifier($0) }) == self.roots
        else { return nil }
        // The objects were in the trees of these roots when they were kept, or in lists stored there; lists that a
        // class makes up are not kept. The caller holds the roots, and neither a tree nor a list has changed since,
        // or the generation would have grown.
        return known.compactMap { object, view in
            let source = object.takeUnretainedValue() as? any AccessibilityObject
            return source.map { AccessibleElement($0, in: view.takeUnretainedValue()) }
        }
    }

    func keep(_ elements: [AccessibleElement]?, of roots: [UIView]) {
        known = elements.map { elements in
            elements.map { (Unmanaged.passUnretained($0.source), Unmanaged.passUnretained($0.view)) }
        }
        generation = ViewTree.generation
        self.roots = roots.map { ObjectIdentifier($0) }
    }
}
