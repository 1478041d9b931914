import HeadlessUIKitCore

/// The two size classes by which a document's values vary.
package struct NibSizeClasses: Hashable, Sendable {
    package var horizontal: UIUserInterfaceSizeClass
    package var vertical: UIUserInterfaceSizeClass

    package init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// How closely a variation's key describes these size classes: 0 for `default`, one for each class that it names;
    /// `nil` if it names another class, or something else.
    func specificity(ofVariation key: String) -> Int? {
        if key == "default" { return 0 }
        var count = 0
        for condition in key.split(separator: "-") {
            let parts = condition.split(separator: "=")
            guard parts.count == 2, let wanted = Self.classes[String(parts[1])] else { return nil }
            switch parts[0] {
            case "widthClass": guard wanted == horizontal else { return nil }
            case "heightClass": guard wanted == vertical else { return nil }
            default: return nil
            }
            count += 1
        }
        return count
    }

    private static let classes: [String: UIUserInterfaceSizeClass] = [
        "compact": .compact, "regular": .regular,
    ]
}
