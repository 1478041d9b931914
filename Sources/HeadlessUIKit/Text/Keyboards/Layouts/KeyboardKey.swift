import Foundation

/// A key of the keyboard on the screen, as a value.
package struct KeyboardKey: Hashable, Sendable {
    /// What pressing a key does.
    package enum Action: Hashable, Sendable {
        /// Puts a text in.
        case text(String)
        /// Makes the letters capital, and small again.
        case shift
        /// Shows another set of keys.
        case plane(KeyboardPlane)
        /// Takes out what is before the caret.
        case delete
        /// Ends the line or the editing.
        case `return`
        /// Shows the next keyboard.
        case international
        /// Begins and ends dictation.
        case dictation
    }

    package let action: Action
    /// What assistive technology calls the key, and what it shows.
    package let label: String
    /// The name that is the same whatever the key shows; `nil` for a character's.
    package let identifier: String?
    /// In tenths of the keyboard's width.
    let width: CGFloat

    private init(_ action: Action, _ label: String, id identifier: String? = nil, width: CGFloat) {
        self.action = action
        self.label = label
        self.identifier = identifier
        self.width = width
    }

    /// The characters that the key puts in; `nil` for a key of another kind.
    package var text: String? {
        if case .text(let text) = action { text } else { nil }
    }

    // MARK: The keys there are. Labels and identifiers are those observed in the accessibility tree of an iPhone.

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

    /// The key that leads to another set of keys, where others have it at the lower left.
    static func more(_ plane: KeyboardPlane, named label: String? = nil, width: CGFloat = 2.5) -> KeyboardKey
    {
        KeyboardKey(.plane(plane), label ?? plane.rawValue, id: "more", width: width)
    }

    /// The key that leads to another set of keys in the place of the shift key.
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
    /// What the key says, in small letters but for names, as observed.
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
