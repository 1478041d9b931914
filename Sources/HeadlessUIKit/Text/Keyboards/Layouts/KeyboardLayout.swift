/// The keys of one kind of keyboard: which there are, in which rows, on which planes.
///
/// They are those of an iPhone's English (US) keyboard, as observed. A second keyboard, of emoji, is there where an
/// iPhone offers it.
package struct KeyboardLayout: Hashable, Sendable {
    package let type: UIKeyboardType
    package let returnKey: UIReturnKeyType
    /// Whether what is typed is a secret, for which there is neither dictation nor a second keyboard.
    package let isSecure: Bool

    package init(_ type: UIKeyboardType, returnKey: UIReturnKeyType = .default, isSecure: Bool = false) {
        self.type = type
        self.returnKey = returnKey
        self.isSecure = isSecure
    }

    /// Whether it is a pad of a few large keys, without letters and without a return key.
    package var isPad: Bool {
        switch type {
        case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: true
        default: false
        }
    }

    /// The planes there are, the one that it begins with first.
    package var planes: [KeyboardPlane] {
        switch type {
        case .numberPad, .decimalPad, .asciiCapableNumberPad: [.numbers]
        case .phonePad: [.numbers, .symbols]
        case .namePhonePad: [.letters, .capitals, .numbers]
        case .numbersAndPunctuation: [.numbers, .symbols, .letters, .capitals] + secondKeyboard
        default: [.letters, .capitals, .numbers, .symbols] + secondKeyboard
        }
    }

    /// The plane that the keyboard begins with.
    package var firstPlane: KeyboardPlane { isPad || type == .numbersAndPunctuation ? .numbers : .letters }

    private var secondKeyboard: [KeyboardPlane] { hasInternational ? [.emoji] : [] }

    /// Whether there is a key that leads to the next keyboard: not where only ASCII is wanted.
    package var hasInternational: Bool {
        switch type {
        case .default, .twitter, .webSearch, .numbersAndPunctuation: !isSecure
        default: false
        }
    }

    /// Whether there is a key for dictation.
    package var hasDictation: Bool { !isPad && !isSecure }

    /// The keys of a plane, row by row from the top; a `nil` is a place without a key, as wide as one on a pad.
    ///
    /// The last row is the bar below the keys, of those that have one.
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
