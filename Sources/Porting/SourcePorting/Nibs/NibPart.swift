/// What the end of a file lists of a class's members: those that stand in this file, and may be private to it.
struct NibPart {
    let path: String
    let rewriting: FileRewriting
    /// The number of the part among those of the class, from 0.
    let number: Int
    /// The entries in the order of the file.
    var entries: [NibEntry] = []

    func has(_ list: NibList) -> Bool { entries.contains { $0.list == list } }

    /// An extension of the class with a property for each list.
    ///
    /// - Parameters:
    ///   - protocols: what the class adopts with its lists.
    ///   - conditions: the conditions around the class.
    func text(adopting protocols: [String], under conditions: [String]) -> String {
        let properties = NibList.allCases.compactMap { property($0, conditions) }.joined(separator: "\n")
        let inherited = protocols.isEmpty ? "" : ": \(protocols.joined(separator: ", "))"
        let body = "extension \(path)\(inherited) {\n\(properties)}\n"
        return "\n" + Self.wrapped(body, conditions)
    }

    private func property(_ list: NibList, _ outer: [String]) -> String? {
        let own = entries.filter { $0.list == list }
        guard !own.isEmpty else { return nil }
        let lines = own.map { entry in
            var conditions = MovedConditions.texts(around: entry.index, in: rewriting)
            if conditions.starts(with: outer) { conditions.removeFirst(outer.count) }
            return Self.wrapped("        list.append(\(entry.text))\n", conditions)
        }
        let isRenamed = list == .members && NibName.root(of: path) != path
        let alias = isRenamed ? "        typealias \(NibName.alias) = \(path)\n" : ""
        // One statement for each: the compiler would look at an array as a whole, with all overloads of all elements.
        return """
                \(list.attribute)\(list.modifier)static var \(list.part(of: path, number)): [\(list.element)] {
                    var list: [\(list.element)] = []
            \(alias)\(lines.joined())        return list
                }

            """
    }

    private static func wrapped(_ text: String, _ conditions: [String]) -> String {
        conditions.isEmpty ? text : "#if \(conditions.joined(separator: " && "))\n\(text)#endif\n"
    }
}
