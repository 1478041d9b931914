/// A key of the software keyboard, as a value.
package struct KeyboardKey: Hashable, Sendable {
    /// The action of a key.
    package enum Action: Hashable, Sendable {
        /// Inserts a text.
        case text(String)
        /// Switches between small and capital letters.
        case shift
        /// Shows another plane of keys.
        case plane(KeyboardPlane)
        /// Deletes the selection, or the character before the caret.
        case delete
        /// Ends the line or the editing.
        case `return`
        /// Switches to the next keyboard.
        case international
        /// Begins or ends dictation.
        case dictation
    }

    package let action: Action
    /// The key's title and accessibility label.
    package let label: String
    /// The accessibility identifier, which does not depend on the key's title; `nil` for character keys.
    package let identifier: String?
    /// The width in tenths of the keyboard's width.
    let width: CGFloat

    private init(_ action: Action, _ label: String, id identifier: String? = nil, width: CGFloat) {
        self.action = action
        self.label = label
        self.identifier = identifier
        self.width = width
    }

    /// The characters that the key inserts; `nil` for a key with another action.
    package var text: String? {
        if case .text(let text) = action { text } else { nil }
    }

    // MARK: The keys. Labels and identifiers are those observed in the accessibility tree of an iPhone.

    static func character(_ character: Character, width: CGFloat = 1) -> KeyboardKey {
        KeyboardKey(.text(String(character)), String(character), width: width)
    }

    static func text(_ text: String, named label: String? = nil, width: CGFloat) -> KeyboardKey {
        KeyboardKey(.text(text), label ?? text, width: width)
    }

    static func space(width: CGFloat) -> KeyboardKey {
        KeyboardKey(.text(" "), "space", id: "space", width: width)
    }

    static func shift(width: CGFloat = 1.5) -> KeyboardKey {
        KeyboardKey(.shift, "shift", id: "shift", width: width)
    }

    static func delete(width: CGFloat = 1.5) -> KeyboardKey {
        KeyboardKey(.delete, "delete", id: "delete", width: width)
    }

    /// The key at the lower left that switches to another plane.
    static func more(_ plane: KeyboardPlane, width: CGFloat = 2.5) -> KeyboardKey {
        KeyboardKey(.plane(plane), plane.rawValue, id: "more", width: width)
    }

    /// The key at the lower left of a phone pad that switches to another plane.
    static func padShift(to plane: KeyboardPlane, named label: String? = nil, width: CGFloat) -> KeyboardKey {
        KeyboardKey(.plane(plane), label ?? plane.rawValue, id: "Shift", width: width)
    }

    /// The key in the place of the shift key that switches to another plane.
    static func switching(to plane: KeyboardPlane) -> KeyboardKey {
        KeyboardKey(.plane(plane), plane.rawValue, id: "shift", width: 1.5)
    }

    static func returning(_ type: UIReturnKeyType, width: CGFloat = 2.5) -> KeyboardKey {
        KeyboardKey(.return, type.title, id: type.identifier, width: width)
    }

    static let international = KeyboardKey(.international, "Next keyboard", id: "globe", width: 1.75)
    static let dictation = KeyboardKey(.dictation, "Dictate", id: "dictation", width: 1.75)
}

extension UIReturnKeyType {
    /// The title of the key, in small letters except for names, as observed.
    package var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google: "Google"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .search: "search"
        case .send: "send"
        case .yahoo: "Yahoo"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }

    /// The title with a capital letter: `Return`.
    var identifier: String { title.prefix(1).uppercased() + title.dropFirst() }
}
