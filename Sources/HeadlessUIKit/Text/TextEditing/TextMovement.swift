/// Where a caret goes from where it is.
package enum TextMovement: Hashable, Sendable {
    /// One way or the other through a text.
    package enum Direction: Hashable, Sendable {
        case backward, forward
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

/// What keys do to a text beside putting characters in.
package enum TextCommand: Hashable, Sendable {
    /// Moves the caret; a selection is given up, at the end that the movement goes to.
    case move(TextMovement)
    /// Moves the selection's head.
    case extend(TextMovement)
    /// Takes out what is selected; the part that the caret would move over if nothing is.
    case delete(TextMovement)
    case selectAll
}
