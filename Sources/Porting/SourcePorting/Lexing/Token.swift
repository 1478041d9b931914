/// A token of Swift source: a kind and a range of bytes.
///
/// Tokens follow each other without gaps: their texts, one after the other, are the source.
package struct Token: Equatable {
    package let kind: Kind
    /// The range in the UTF-8 bytes of the source.
    package let start: Int
    package let end: Int
}
