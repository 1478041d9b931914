/// A strict reader of XML without declarations: it throws at anything that is not well-formed.
struct XMLReader {
    struct Malformed: Error {
        let text: Substring
    }

    /// The names of the elements, in order.
    private(set) var elements: [String] = []
    /// The names of the attributes, in order.
    private(set) var attributes: [String] = []

    /// - Parameter visit: called for each element with its attributes, and at its end with none.
    init(_ text: String, _ visit: (String, [String: String]?) -> Void = { _, _ in }) throws {
        var rest = text[...]
        var open: [String] = []
        while let next = rest.firstIndex(of: "<") {
            try Self.check(rest[..<next])
            guard let end = rest[next...].firstIndex(of: ">") else { throw Malformed(text: rest[next...]) }
            var tag = rest[rest.index(after: next)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("/") {
                guard open.popLast() == String(tag.dropFirst()) else { throw Malformed(text: tag) }
                visit(String(tag.dropFirst()), nil)
                continue
            }
            let isEmpty = tag.hasSuffix("/")
            if isEmpty { tag = tag.dropLast() }
            let name = String(tag.prefix { $0 != " " })
            guard !name.isEmpty, name.allSatisfy({ $0.isLetter }) else { throw Malformed(text: tag) }
            elements.append(name)
            let found = try Self.attributes(tag.dropFirst(name.count))
            attributes += found.map(\.name)
            visit(name, Dictionary(found.map { ($0.name, $0.value) }) { first, _ in first })
            if isEmpty { visit(name, nil) } else { open.append(name) }
        }
        guard open.isEmpty else { throw Malformed(text: rest) }
    }

    private static func check(_ text: Substring) throws {
        if text.contains(">") { throw Malformed(text: text) }
        for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
            let entity = part.prefix { $0 != ";" }
            let isKnown = ["amp", "lt", "gt", "quot", "#39", "#9", "#10", "#13"].contains(entity)
            guard isKnown, entity.endIndex < part.endIndex else { throw Malformed(text: part) }
        }
    }

    private static func attributes(_ text: Substring) throws -> [(name: String, value: String)] {
        var rest = text.drop { $0 == " " }
        var found: [(name: String, value: String)] = []
        while !rest.isEmpty {
            let name = String(rest.prefix { $0 != "=" })
            rest = rest.dropFirst(name.count + 1)
            guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else {
                throw Malformed(text: rest)
            }
            let value = rest[rest.index(after: rest.startIndex)..<end]
            try check(value)
            found.append((name, String(value)))
            rest = rest[rest.index(after: end)...].drop { $0 == " " }
        }
        guard Set(found.map(\.name)).count == found.count else { throw Malformed(text: text) }
        return found
    }
}
