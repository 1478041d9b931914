/// A movement of the caret.
package enum TextMovement: Hashable, Sendable {
    /// A direction through a text.
    package enum Direction: Hashable, Sendable {
        case backward, forward

        var opposite: Direction { self == .backward ? .forward : .backward }
    }

    /// Over one character.
    case character(Direction)
    /// To the beginning of this or the previous word, or to the end of this or the next one.
    case word(Direction)
    /// To the beginning or end of the line as it is shown.
    case line(Direction)
    /// To the beginning or end of the paragraph; from there, of the one before or after.
    case paragraph(Direction)
    /// To the beginning or end of the text.
    case document(Direction)
    /// To the line above, in the column that the movement began in; from the first one to its beginning.
    case up
    /// To the line below, in the column that the movement began in; from the last one to its end.
    case down
}

/// The commands of keys other than inserting characters.
package enum TextCommand: Hashable, Sendable {
    /// Moves the caret; a selection collapses to the end in the direction of the movement.
    case move(TextMovement)
    /// Moves the selection's head.
    case extend(TextMovement)
    /// Deletes the selection, or the range that the caret would move over.
    case delete(TextMovement)
    case selectAll
}
