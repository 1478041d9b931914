/// The keys of a keyboard type, by plane and row.
///
/// They are those of an iPhone's English (US) keyboard, as observed, with an emoji keyboard where an iPhone offers it.
package struct KeyboardLayout: Hashable, Sendable {
    package let type: UIKeyboardType
    package let returnKey: UIReturnKeyType
    /// Whether the input is secure, for which there is neither dictation nor a second keyboard.
    package let isSecure: Bool

    package init(_ type: UIKeyboardType, returnKey: UIReturnKeyType = .default, isSecure: Bool = false) {
        self.type = type
        self.returnKey = returnKey
        self.isSecure = isSecure
    }

    /// Whether it is a number or phone pad: a few large keys, without letters and return key.
    package var isPad: Bool {
        switch type {
        case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: true
        default: false
        }
    }

    /// The planes, with the initial one first.
    package var planes: [KeyboardPlane] {
        switch type {
        case .numberPad, .decimalPad, .asciiCapableNumberPad: [.numbers]
        case .phonePad: [.numbers, .symbols]
        case .namePhonePad: [.letters, .capitals, .numbers]
        case .numbersAndPunctuation: [.numbers, .symbols, .letters, .capitals] + secondKeyboard
        default: [.letters, .capitals, .numbers, .symbols] + secondKeyboard
        }
    }

    package var firstPlane: KeyboardPlane { isPad || type == .numbersAndPunctuation ? .numbers : .letters }

    private var secondKeyboard: [KeyboardPlane] { hasInternational ? [.emoji] : [] }

    /// Whether there is a key that switches to the next keyboard: not for ASCII-only types.
    package var hasInternational: Bool {
        switch type {
        case .default, .twitter, .webSearch, .numbersAndPunctuation: !isSecure
        default: false
        }
    }

    /// Whether there is a dictation key.
    package var hasDictation: Bool { !isPad && !isSecure }

    /// The keys of a plane, row by row from the top; `nil` is an empty place as wide as a pad's key.
    ///
    /// If there is a bar below the keys, it is the last row.
    package func rows(of plane: KeyboardPlane) -> [[KeyboardKey?]] {
        if isPad { return padRows(of: plane) }
        let rows =
            switch plane {
            case .letters: letterRows(isCapital: false)
            case .capitals: letterRows(isCapital: true)
            case .numbers where type == .namePhonePad: phoneRows(below: .more(.letters, width: Self.padWidth))
            case .numbers: numberRows
            case .symbols: symbolRows
            case .emoji: emojiRows
            }
        return rows + [bar]
    }

    private var bar: [KeyboardKey?] {
        (hasInternational ? [.international] : []) + (hasDictation ? [.dictation] : [])
    }

    /// The keys of a plane in reading order.
    package func keys(of plane: KeyboardPlane) -> [KeyboardKey] {
        rows(of: plane).flatMap { $0.compactMap { $0 } }
    }

    static func row(_ characters: String) -> [KeyboardKey] {
        characters.map { .character($0) }
    }
}
