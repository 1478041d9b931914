extension NibElement {
    /// Returns the element with those values alone that it has otherwise than for other size classes; `nil` if it has
    /// none.
    ///
    /// What it does not have any more has its default again, if that is known.
    func changes(from other: NibElement) -> NibElement? {
        guard other !== self else { return nil }
        var attributes = self.attributes.filter {
            !Self.notes.contains($0.name) && other.value(ofAttribute: $0.name) != $0.value
        }
        for old in other.attributes where value(ofAttribute: old.name) == nil {
            if let value = Self.defaultValue(of: old) {
                attributes.append(Attribute(name: old.name, value: value))
            }
        }
        var children = self.children.filter { child in
            guard let key = child.key, key != "frame" else { return false }
            return other.child(ofKey: key) !== child
        }
        for old in other.children {
            guard let key = old.key, child(ofKey: key) == nil else { continue }
            children.append(
                NibElement(name: "nil", attributes: [Attribute(name: "key", value: key)], line: line))
        }
        guard !attributes.isEmpty || !children.isEmpty else { return nil }
        let own = self.attributes.filter { $0.name == "id" || $0.name == "customClass" }
        return with(attributes: own + attributes, children: children)
    }

    /// What matters to Xcode only, or cannot vary.
    private static let notes: Set<String> = [
        "id", "customClass", "misplaced", "ambiguous", "verifyAmbiguity", "userLabel", "fixedFrame",
    ]

    /// The value of an attribute that Xcode leaves away, as it is so anyway.
    private static func defaultValue(of attribute: Attribute) -> String? {
        if notes.contains(attribute.name) { return nil }
        if let value = defaults[attribute.name] { return value }
        switch attribute.value {
        case "YES": return "NO"
        case "NO": return "YES"
        default: return nil
        }
    }

    private static let defaults = [
        "alignment": "fill", "alpha": "1", "axis": "horizontal", "contentMode": "scaleToFill",
        "distribution": "fill", "numberOfLines": "1", "spacing": "0", "text": "", "textAlignment": "natural",
    ]
}
