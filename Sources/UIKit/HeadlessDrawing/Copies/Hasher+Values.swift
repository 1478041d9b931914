extension Hasher {
    /// Returns a hash of several values.
    package static func hash<each Value: Hashable>(of values: repeat each Value) -> Int {
        var hasher = Hasher()
        for value in repeat each values { hasher.combine(value) }
        return hasher.finalize()
    }
}
