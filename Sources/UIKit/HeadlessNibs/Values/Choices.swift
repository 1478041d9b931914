/// The values that an attribute's texts stand for.
///
/// They are few: to compare with each takes less than to make a `String` and its hash.
struct Choices<Value>: ExpressibleByDictionaryLiteral {
    let entries: [(name: NibName, value: Value)]

    init(dictionaryLiteral entries: (NibName, Value)...) {
        self.entries = entries.map { ($0, $1) }
    }

    subscript(_ text: String) -> Value? {
        entries.first { $0.name.string == text }?.value
    }

    subscript(_ text: XMLSlice) -> Value? { entry(for: text)?.value }

    func entry(for text: XMLSlice) -> (name: NibName, value: Value)? {
        // Without closures and iterators, which take ten times longer when nothing is optimized.
        var index = 0
        while index < entries.count {
            if text == entries[index].name { return entries[index] }
            index += 1
        }
        return nil
    }
}

extension Choices: Sendable where Value: Sendable {}
