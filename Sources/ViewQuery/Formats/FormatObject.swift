/// An object that is not a view, with keys of its own, for which a format can be evaluated.
package final class FormatObject {
    /// What failures call the object.
    let name: String
    /// The names of its keys, in the order in which reports list them.
    private let keys: [String]
    private let read: @MainActor (String) -> Any?

    /// - Parameter read: returns the value for one of the keys; `nil` for none.
    package init(_ name: String, keys: [String], read: @escaping @MainActor (String) -> Any?) {
        self.name = name
        self.keys = keys
        self.read = read
    }

    @MainActor
    func value(for key: String) throws(FormatProblem) -> FormatValue {
        guard keys.contains(key) else { throw .unknownKey(key, owner: name, keys: keys) }
        return read(key).map { FormatValue(any: $0) } ?? .null
    }
}
