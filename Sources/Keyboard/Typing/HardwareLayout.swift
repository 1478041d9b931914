import HeadlessUIKit

/// The keys of a US hardware keyboard: their HID usages, and the characters they type.
enum HardwareLayout {
    /// The keys that type characters, in the order of their usages, without and with the shift key.
    private static let rows: [(first: Int, plain: String, shifted: String)] = [
        (4, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        (30, "1234567890", "!@#$%^&*()"),
        (44, " -=[]\\", " _+{}|"),
        (51, ";'`,./", ":\"~<>?"),
    ]

    private struct Place {
        var usage: Int
        var plain: Character
        var shifted: Character
    }

    private static let places: [Character: Place] = {
        var places: [Character: Place] = [:]
        for row in rows {
            for (index, pair) in zip(row.plain, row.shifted).enumerated() {
                let place = Place(usage: row.first + index, plain: pair.0, shifted: pair.1)
                places[pair.0] = place
                places[pair.1] = place
            }
        }
        return places
    }()

    /// The character that a key types with the shift key held.
    static func shifted(_ character: Character) -> Character {
        places[character]?.shifted ?? character.capital
    }

    /// The key for a character; a character without a key comes from the application (menu) key, as from an input
    /// method.
    @MainActor
    static func key(_ character: Character, _ modifiers: UIKeyModifierFlags) -> UIKey {
        let place = places[character]
        var modifiers = modifiers
        // A capital letter is typed with the shift key, even if the test does not hold it.
        if let place, place.shifted == character, place.plain != character { modifiers.insert(.shift) }
        let typed = modifiers.contains(.shift) ? shifted(character) : character
        let usage = place.flatMap { UIKeyboardHIDUsage(rawValue: $0.usage) } ?? .keyboardApplication
        return UIKey(usage, characters: String(typed), modifierFlags: modifiers)
    }

    /// A named key; `nil` for one that only the software keyboard has.
    @MainActor
    static func key(_ name: KeyName, _ modifiers: UIKeyModifierFlags) -> UIKey? {
        guard let usage = usage(of: name) else { return nil }
        let characters = UIKeyCommand.names[usage] ?? controlCharacter(of: name)
        return UIKey(usage, characters: characters, modifierFlags: modifiers)
    }

    private static func controlCharacter(of name: KeyName) -> String {
        switch name {
        case .return: "\r"
        case .tab: "\t"
        default: ""
        }
    }

    static func usage(of name: KeyName) -> UIKeyboardHIDUsage? {
        switch name {
        case .delete: .keyboardDeleteOrBackspace
        case .forwardDelete: .keyboardDeleteForward
        case .return: .keyboardReturnOrEnter
        case .tab: .keyboardTab
        case .escape: .keyboardEscape
        case .left: .keyboardLeftArrow
        case .right: .keyboardRightArrow
        case .up: .keyboardUpArrow
        case .down: .keyboardDownArrow
        case .home: .keyboardHome
        case .end: .keyboardEnd
        case .pageUp: .keyboardPageUp
        case .pageDown: .keyboardPageDown
        case .shift: .keyboardLeftShift
        case .command: .keyboardLeftGUI
        case .option: .keyboardLeftAlt
        case .control: .keyboardLeftControl
        // F13 and above are in a second block of usages.
        case .function(let number): UIKeyboardHIDUsage(rawValue: number <= 12 ? 57 + number : 91 + number)
        case .more, .international, .dictation, .dismiss: nil
        }
    }
}
