import Foundation

/// The text of the files that say which keys the framework's views have, as the sources say it.
struct GeneratedKeysText {
    /// Names that are keys of other classes, of which the tree tells every change, and that these classes tell of, too.
    static let announced: Set<String> = [
        "UICollectionViewCell.isHighlighted", "UICollectionViewCell.isSelected", "UISearchBar.placeholder",
        "UISearchBar.text", "UITableViewCell.imageView", "UITableViewCell.isHighlighted",
        "UITableViewCell.isSelected",
    ]

    private static let head = """
        // Made from the sources of HeadlessUIKit. To make it again, after a property was added:
        // ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
        // swift-format-ignore-file


        """

    let scan: PropertyScan

    /// The names of the files, and what is in them: one for each wing of the framework, and a list of all classes.
    var files: [String: String] {
        let wings = Dictionary(grouping: scan.viewClasses) { scan.classes[$0]?.wing ?? "" }
        var files = ["GeneratedKeys.swift": list]
        for (wing, classes) in wings {
            files["GeneratedKeys+\(wing).swift"] =
                Self.head + "import HeadlessUIKit\n" + classes.map(keys).joined()
        }
        return files
    }

    private var list: String {
        let classes = scan.viewClasses.map {
            "        ClassKeys(\($0).self) { ($0 as? any \($0)Keys.Type)?.keysOf\($0) },"
        }
        return Self.head + """
            import HeadlessUIKit

            /// A key for each public property of the framework's views.
            @MainActor
            enum GeneratedKeys {
                /// The keys that each class has beyond its superclass's.
                static let classes: [ClassKeys] = [
            \(classes.joined(separator: "\n"))
                ]
            }

            """
    }

    /// Whether a property is there to make constraints with, and says nothing about a view.
    private static func makesConstraints(_ property: String) -> Bool {
        ["Anchor", "LayoutGuide", "MarginsGuide", "ContentGuide"].contains { property.hasSuffix($0) }
    }

    private func keys(of name: String) -> String {
        let properties = (scan.classes[name]?.properties ?? []).filter { !Self.makesConstraints($0) }.sorted()
        let announced = properties.filter { Self.announced.contains("\(name).\($0)") }
        let tables = [
            ("announced", announced), ("unannounced", properties.filter { !announced.contains($0) }),
        ]
        .filter { !$0.1.isEmpty }
        .map { label, names in
            let lines = names.map { "                \"\($0)\": \\.\($0),\n" }
            return ",\n            \(label): [\n\(lines.joined())            ]"
        }
        return """

            protocol \(name)Keys: \(name) {}
            extension \(name): \(name)Keys {}
            extension \(name)Keys {
                @MainActor static var keysOf\(name): KeyList {
                    KeyList(
                        of: Self.self\(tables.joined()))
                }
            }

            """
    }
}
