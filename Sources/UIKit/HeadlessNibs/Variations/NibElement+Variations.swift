// Variations are resolved in the tree, before anything is made of it: what reads elements knows nothing of them.
extension NibElement {
    /// Returns the element as it is in some size classes: with the values of the variations that apply, from the least
    /// to the most specific, and without what these leave out.
    func varied(for sizeClasses: NibSizeClasses) -> NibElement {
        var nothing: Set<String>?
        return varied(for: sizeClasses, keeping: &nothing)
    }

    /// The same, with what is left out still in it.
    ///
    /// - Parameter leftOut: collects the ids of what is left out; of `nil`, that is removed.
    func varied(for sizeClasses: NibSizeClasses, keeping leftOut: inout Set<String>?) -> NibElement {
        // Most of the tree stays as it is.
        guard hasVariations else { return self }
        var children = self.children
        for index in children.indices {
            children[index] = children[index].varied(for: sizeClasses, keeping: &leftOut)
        }
        let variations = children.filter { $0.name == "variation" }
        guard !variations.isEmpty else { return with(children: children) }
        children.removeAll { $0.name == "variation" }
        var varied = VariedElement(attributes: attributes, children: children)
        let applying = variations.compactMap { variation in
            sizeClasses.specificity(ofVariation: variation.key ?? "").map { (variation, $0) }
        }
        // Sorting is stable: of two that are as specific, the later wins.
        for (variation, _) in applying.sorted(by: { $0.1 < $1.1 }) { varied.apply(variation) }
        guard leftOut == nil else {
            leftOut?.formUnion(varied.leftOutIDs)
            return with(attributes: varied.attributes, children: varied.children)
        }
        return with(attributes: varied.attributes, children: varied.remainingChildren)
    }

    /// Whether values or objects differ between size classes, in the element or inside.
    var variesBySize: Bool {
        guard hasVariations else { return false }
        return name == "variation" && key != "default" || children.contains(where: \.variesBySize)
    }

    /// The ids of the element and of everything inside.
    var ids: Set<String> {
        var ids: Set<String> = []
        visit { element in
            if let id = element.id { ids.insert(id) }
        }
        return ids
    }
}

/// An element's content while variations are applied to it.
private struct VariedElement {
    private(set) var attributes: [NibElement.Attribute]
    private(set) var children: [NibElement]
    /// The ids of those that are left out, by the child that holds them.
    private var leftOut: [String: Set<String>] = [:]

    init(attributes: [NibElement.Attribute], children: [NibElement]) {
        self.attributes = attributes
        self.children = children
    }

    mutating func apply(_ variation: NibElement) {
        for attribute in variation.attributes where attribute.name != "key" {
            attributes.removeAll { $0.name == attribute.name }
            attributes.append(attribute)
        }
        for child in variation.children {
            if child.name == "mask" {
                applyMask(child)
            } else {
                children.removeAll { $0.key != nil && $0.key == child.key }
                children.append(child)
            }
        }
    }

    private mutating func applyMask(_ mask: NibElement) {
        for change in mask.children {
            guard let reference = change["reference"] else { continue }
            if change.name == "exclude" {
                leftOut[mask.key ?? "", default: []].insert(reference)
            } else {
                leftOut[mask.key ?? ""]?.remove(reference)
            }
        }
    }

    var leftOutIDs: Set<String> { leftOut.values.reduce(into: []) { $0.formUnion($1) } }

    var remainingChildren: [NibElement] {
        children.map { child in
            guard let ids = leftOut[child.name], !ids.isEmpty else { return child }
            return child.with(
                children: child.children.filter { !($0.id.map(ids.contains) ?? false) })
        }
    }
}
