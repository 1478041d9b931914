import HeadlessUIKit

/// Proposes the code that finds one of several elements alone.
@MainActor
enum SoleLookup {
    /// - Parameters:
    ///   - index: the node's place among those that `query` finds.
    static func code(for node: AutomationNode, at index: Int, in query: ElementLookup) -> String {
        for name in [node.identifier, node.label] where !name.isEmpty {
            let lookup = ElementLookup.only(.matching(query.unnamed, .named(name)))
            if lookup.finds(node) { return lookup.code }
        }
        return ElementLookup.index(query, index).code
    }
}

extension ElementLookup {
    fileprivate var unnamed: ElementLookup {
        if case .matching(let outer, .named) = self { outer } else { self }
    }

    @MainActor
    func finds(_ node: AutomationNode) -> Bool {
        let found = nodes
        return found.count == 1 && found[0].isSame(as: node)
    }
}
