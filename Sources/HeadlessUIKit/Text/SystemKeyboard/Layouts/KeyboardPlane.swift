/// A set of keys; a keyboard switches between several.
package enum KeyboardPlane: String, Hashable, Sendable {
    /// Small letters.
    case letters
    /// Capital letters, while the shift key or caps lock is on.
    case capitals
    /// Digits and common punctuation; on a pad, the initial keys.
    case numbers
    /// Other punctuation; on a phone pad, the symbols that it dials.
    case symbols
    /// The second keyboard, of emoji.
    case emoji
}
