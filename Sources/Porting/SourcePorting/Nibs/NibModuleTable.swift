/// The lists of classes in which a module cannot declare them, such as the system's, in a class that nibs find by its
/// name.
struct NibModuleTable {
    static let name = "PortedNibMembers"

    private var parts: [NibList: [String]] = [:]

    mutating func add(_ names: [NibList: [String]], of path: String) {
        for (list, own) in names { parts[list, default: []] += own.map { "\(path).\($0)" } }
    }

    /// The declaration of the class, at the first call; empty if nothing is in it.
    mutating func takeText() -> String {
        guard !parts.isEmpty else { return "" }
        let properties = NibList.allCases.map { list in
            let sum = parts[list].map { $0.joined(separator: " + ") } ?? "[]"
            return
                "    \(list.attribute)\(list.modifier)static var \(list.property): [\(list.element)] { \(sum) }\n"
        }
        parts = [:]
        let adopted = NibList.allCases.map(\.provider).joined(separator: ", ")
        return "\nfinal class \(Self.name): \(adopted) {\n\(properties.joined())}\n"
    }
}
