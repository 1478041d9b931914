/// The sets of keys that one keyboard switches between.
package enum KeyboardPlane: String, Hashable, Sendable {
    /// Small letters.
    case letters
    /// Capital letters, while the shift key or caps lock is on.
    case capitals
    /// Digits and the commonest punctuation; on a pad, all that it begins with.
    case numbers
    /// The other punctuation; on a telephone's pad, what dials besides digits.
    case symbols
    /// The second keyboard, of emoji.
    case emoji
}
