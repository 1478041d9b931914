extension Int {
    /// The number with a noun: `1 line`, `2 lines`.
    package func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
