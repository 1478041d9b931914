/// Numbers with their noun.
package enum Plural {
    /// `1 file`, `2 files`.
    package static func text(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
