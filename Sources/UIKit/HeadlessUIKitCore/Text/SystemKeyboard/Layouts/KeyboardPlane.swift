/// A set of keys; a keyboard switches between several.
package enum KeyboardPlane: String, Hashable, CaseIterable, Sendable {
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

    /// The place among all planes.
    var index: Int {
        switch self {
        case .letters: 0
        case .capitals: 1
        case .numbers: 2
        case .symbols: 3
        case .emoji: 4
        }
    }
}
