/// Numbers with their noun.
enum Plural {
    /// `1 file`, `2 files`.
    static func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
