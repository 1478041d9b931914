/// A dictionary of a property list, in the order of the file.
struct PropertyListDictionary: Equatable, Sendable {
    struct Entry: Equatable, Sendable {
        var key: String
        var value: PropertyListValue
        /// The line of the key.
        var line: Int?
    }

    private(set) var entries: [Entry] = []
    private var indexes: [String: Int] = [:]

    subscript(key: String) -> PropertyListValue? { indexes[key].map { entries[$0].value } }

    func line(of key: String) -> Int? { indexes[key].flatMap { entries[$0].line } }

    /// Of two entries with a key, the later one stays.
    mutating func add(_ key: String, _ value: PropertyListValue, line: Int?) {
        if let index = indexes[key] {
            entries[index] = Entry(key: key, value: value, line: line)
        } else {
            indexes[key] = entries.count
            entries.append(Entry(key: key, value: value, line: line))
        }
    }
}
