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

    /// The names of the files, and what is in them.
    var files: [String: String] {
        var files = ["GeneratedKeys.swift": list]
        for name in scan.viewClasses { files["GeneratedKeys+\(name).swift"] = keys(of: name) }
        return files
    }

    private var list: String {
        let classes = scan.viewClasses
        let tables = classes.map { "        ObjectIdentifier(\($0).self): of\($0)(\($0).self).table," }
        let names = classes.map {
            "        if let type = root as? any \($0)Root.Type { add(namesOf\($0)(type)) }"
        }
        return Self.head + """
            import HeadlessUIKit

            /// A key for each public property of the framework's views.
            @MainActor
            enum GeneratedKeys {
                /// The keys that each class has beyond its superclass's.
                static let tables: [ObjectIdentifier: [String: KeyRegistry.Entry]] = [
            \(tables.joined(separator: "\n"))
                ]

                /// The names of all properties that a class has, by key paths from that class.
                static func propertyNames(from root: Any.Type) -> [AnyKeyPath: String] {
                    var names: [AnyKeyPath: String] = [:]
                    func add(_ others: [AnyKeyPath: String]) { names.merge(others) { first, _ in first } }
            \(names.joined(separator: "\n"))
                    return names
                }
            }

            """
    }

    private func keys(of name: String) -> String {
        let properties = (scan.classes[name]?.properties ?? []).sorted()
        let lines = properties.map { property in
            let isAnnounced = Self.announced.contains("\(name).\(property)") ? ", isAnnounced: true" : ""
            return "        keys.add(\"\(property)\", any: \\Root.\(property)\(isAnnounced))"
        }
        return Self.head + """
            import HeadlessUIKit

            protocol \(name)Root: \(name) {}

            extension \(name): \(name)Root {}

            extension GeneratedKeys {
                static func of\(name)<Root: \(name)>(_: Root.Type) -> KeyList<Root> {
                    \(properties.isEmpty ? "let" : "var") keys = KeyList<Root>()
            \(lines.map { $0 + "\n" }.joined())        return keys
                }

                static func namesOf\(name)<Root: \(name)Root>(_ root: Root.Type) -> [AnyKeyPath: String] {
                    of\(name)(root).propertyNames
                }
            }

            """
    }
}
