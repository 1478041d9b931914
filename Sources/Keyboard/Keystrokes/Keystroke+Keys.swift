extension Keystroke {
    // MARK: On the software keyboard and on a hardware keyboard

    /// Deletes the selection, or the character before the caret.
    public static let delete = Keystroke(.key(.delete))
    /// Ends the line or the editing.
    public static let `return` = Keystroke(.key(.return))
    /// Shows capital letters; pressed twice quickly, locks them until pressed again. A modifier while it is held.
    public static let shift = Keystroke(.key(.shift))

    // MARK: On the software keyboard only

    /// Switches between letters and digits with punctuation; on a phone pad, between digits and symbols.
    public static let more = Keystroke(.key(.more))
    /// Switches to the next keyboard: emoji, and back to letters.
    public static let international = Keystroke(.key(.international))
    /// Begins or ends dictation.
    public static let dictation = Keystroke(.key(.dictation))
    /// Dismisses the keyboard; the first responder stays first responder.
    public static let dismiss = Keystroke(.key(.dismiss))

    // MARK: On a hardware keyboard only

    /// Deletes the selection, or the character after the caret.
    public static let forwardDelete = Keystroke(.key(.forwardDelete))
    /// Makes the next input first responder; in a text view, inserts a tab.
    public static let tab = Keystroke(.key(.tab))
    /// The Escape key.
    public static let escape = Keystroke(.key(.escape))
    /// The arrow to the left.
    public static let left = Keystroke(.key(.left))
    /// The arrow to the right.
    public static let right = Keystroke(.key(.right))
    /// The arrow up.
    public static let up = Keystroke(.key(.up))
    /// The arrow down.
    public static let down = Keystroke(.key(.down))
    /// The Home key: moves the caret to the beginning.
    public static let home = Keystroke(.key(.home))
    /// The End key: moves the caret to the end.
    public static let end = Keystroke(.key(.end))
    /// The Page Up key.
    public static let pageUp = Keystroke(.key(.pageUp))
    /// The Page Down key.
    public static let pageDown = Keystroke(.key(.pageDown))
    /// A modifier.
    public static let command = Keystroke(.key(.command))
    /// A modifier.
    public static let option = Keystroke(.key(.option))
    /// A modifier.
    public static let control = Keystroke(.key(.control))

    /// A function key, from F1 to F24; typing another is a failure.
    public static func function(_ number: Int) -> Keystroke {
        let isThere = KeyName.functions.contains(number)
        return Keystroke(
            .key(.function(number)),
            misuse: isThere ? nil : "there is no F\(number) key; function keys go from F1 to F24")
    }
}
