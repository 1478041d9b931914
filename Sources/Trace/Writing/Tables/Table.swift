/// Equal values have one entry, which is known by its index.
struct Table<Value: Hashable> {
    private(set) var values: [Value] = []
    private var indices: [Value: Int] = [:]

    /// Makes a table that begins with some values.
    init(_ values: Value...) {
        for value in values { _ = index(of: value) }
    }

    /// The index of a value, which is added unless it is there.
    mutating func index(of value: Value) -> Int {
        if let index = indices[value] { return index }
        indices[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
