/// The keys of a plane by the character that they insert.
struct PlaneKeys: Sendable {
    private var keys: [KeyboardKey] = []
    private var indices: [Character: Int] = [:]
    /// The same for ASCII characters, at their value: to hash a character costs more than the rest of a key.
    private var asciiIndices = [Int?](repeating: nil, count: 128)

    mutating func add(_ key: KeyboardKey, for character: Character) {
        indices[character] = keys.count
        if let value = character.asciiValue { asciiIndices[Int(value)] = keys.count }
        keys.append(key)
    }

    subscript(character: Character) -> KeyboardKey? {
        // "\r\n" has the ASCII value of "\n".
        if let value = character.asciiValue, value >= 0x20 {
            return asciiIndices[Int(value)].map { keys[$0] }
        }
        return indices[character].map { keys[$0] }
    }
}
