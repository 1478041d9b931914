extension Keystroke {
    // MARK: On the screen and on a hardware keyboard

    /// Takes out the character before the caret, or what is selected.
    public static let delete = Keystroke(.key(.delete))
    /// Ends the line or the editing.
    public static let `return` = Keystroke(.key(.return))
    /// Makes the letters on the screen capital, twice in quick succession until it is pressed again; a modifier where
    /// it is held.
    public static let shift = Keystroke(.key(.shift))

    // MARK: On the screen alone

    /// Shows digits and punctuation, and the letters again; on a telephone's pad, what dials besides digits.
    public static let more = Keystroke(.key(.more))
    /// Shows the next keyboard: the emoji, and the letters again.
    public static let international = Keystroke(.key(.international))
    /// Begins dictation, and ends it.
    public static let dictation = Keystroke(.key(.dictation))
    /// Puts the keyboard away; what has the focus keeps it.
    public static let dismiss = Keystroke(.key(.dismiss))

    // MARK: On a hardware keyboard alone

    /// Takes out the character after the caret, or what is selected.
    public static let forwardDelete = Keystroke(.key(.forwardDelete))
    /// Moves the focus to the next input; in a text view, a tab stop.
    public static let tab = Keystroke(.key(.tab))
    /// Breaks off.
    public static let escape = Keystroke(.key(.escape))
    /// The arrow to the left.
    public static let left = Keystroke(.key(.left))
    /// The arrow to the right.
    public static let right = Keystroke(.key(.right))
    /// The arrow up.
    public static let up = Keystroke(.key(.up))
    /// The arrow down.
    public static let down = Keystroke(.key(.down))
    /// To the beginning.
    public static let home = Keystroke(.key(.home))
    /// To the end.
    public static let end = Keystroke(.key(.end))
    /// A page up.
    public static let pageUp = Keystroke(.key(.pageUp))
    /// A page down.
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
