/// A value of a file in YAML; the entries of mappings have their places.
indirect enum YAMLValue: Equatable, Sendable {
    struct Entry: Equatable, Sendable {
        var key: String
        var value: YAMLValue
        var place: Place
    }

    case scalar(String)
    case sequence([YAMLValue])
    case mapping([Entry])

    /// The value of a key of a mapping; of two, the last.
    subscript(key: String) -> YAMLValue? { entries.last { $0.key == key }?.value }

    var text: String? {
        if case .scalar(let text) = self { text } else { nil }
    }

    var elements: [YAMLValue] {
        if case .sequence(let elements) = self { elements } else { [] }
    }

    var entries: [Entry] {
        if case .mapping(let entries) = self { entries } else { [] }
    }

    /// The texts of a sequence, or a text alone.
    var texts: [String] { text.map { [$0] } ?? elements.compactMap(\.text) }

    var isOn: Bool { ["true", "yes", "on"].contains(text?.lowercased()) }

    /// How many values it consists of.
    var size: Int { elements.reduce(1) { $0 + $1.size } + entries.reduce(0) { $0 + $1.value.size } }

    /// This value with another's entries over its own: XcodeGen merges mappings at all levels, and joins sequences.
    func merged(with other: YAMLValue) -> YAMLValue {
        switch (self, other) {
        case (.sequence(let one), .sequence(let two)): return .sequence(one + two)
        case (.mapping(var entries), .mapping(let others)):
            var indexes = Dictionary(entries.indices.map { (entries[$0].key, $0) }, uniquingKeysWith: { $1 })
            for entry in others {
                if let index = indexes[entry.key] {
                    entries[index].value = entries[index].value.merged(with: entry.value)
                } else {
                    indexes[entry.key] = entries.count
                    entries.append(entry)
                }
            }
            return .mapping(entries)
        default: return other
        }
    }

    /// This mapping with other entries instead of its own of the same keys, as YAML's `<<` merges.
    func overridden(by others: [Entry]) -> YAMLValue {
        let keys = Set(others.map(\.key))
        return .mapping(entries.filter { !keys.contains($0.key) } + others)
    }
}
