/// A token of Swift source: a kind and a range of bytes.
///
/// Tokens follow each other without gaps: their texts, one after the other, are the source.
struct Token: Equatable {
    let kind: Kind
    /// The range in the UTF-8 bytes of the source.
    let start: Int
    let end: Int
}
