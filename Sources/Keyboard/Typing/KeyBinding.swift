import HeadlessUIKit

/// The default action of a hardware key with its modifiers, if the application does not handle the press.
enum KeyBinding: Hashable, Sendable {
    case edit(TextCommand)
    case action(Selector)
    case undo
    case redo
    case returnKey
    /// Makes the next or previous input first responder.
    case focus(backward: Bool)

    init?(_ name: KeyName, _ modifiers: UIKeyModifierFlags) {
        let held = modifiers.intersection([.command, .alternate, .control])
        let isExtending = modifiers.contains(.shift)
        switch name {
        case .delete, .forwardDelete:
            guard let unit = Self.unit(held) else { return nil }
            self = .edit(.delete(unit(name == .delete ? .backward : .forward)))
        case .left, .right:
            guard let unit = Self.unit(held) else { return nil }
            self.init(unit(name == .left ? .backward : .forward), extends: isExtending)
        case .up, .down:
            guard let movement = Self.vertical(name == .up ? .backward : .forward, held) else { return nil }
            self.init(movement, extends: isExtending)
        case .home, .end:
            guard held.isEmpty else { return nil }
            self.init(.document(name == .home ? .backward : .forward), extends: isExtending)
        case .return:
            guard held.isEmpty else { return nil }
            self = .returnKey
        case .tab:
            guard held.isEmpty else { return nil }
            self = .focus(backward: isExtending)
        default: return nil
        }
    }

    private init(_ movement: TextMovement, extends: Bool) {
        self = .edit(extends ? .extend(movement) : .move(movement))
    }

    /// The unit by which the left and right arrow keys and the delete keys move.
    private static func unit(_ held: UIKeyModifierFlags)
        -> ((TextMovement.Direction) -> TextMovement)?
    {
        switch held {
        case []: { .character($0) }
        case .alternate: { .word($0) }
        case .command: { .line($0) }
        default: nil
        }
    }

    private static func vertical(_ direction: TextMovement.Direction, _ held: UIKeyModifierFlags)
        -> TextMovement?
    {
        switch held {
        case []: direction == .backward ? .up : .down
        case .alternate: .paragraph(direction)
        case .command: .document(direction)
        default: nil
        }
    }

    /// Makes the binding of the command key and a letter.
    init?(command character: Character, _ modifiers: UIKeyModifierFlags) {
        let isShifted = modifiers.contains(.shift)
        guard modifiers.subtracting([.shift, .alphaShift]) == .command else { return nil }
        switch (character.lowercased(), isShifted) {
        case ("a", false): self = .edit(.selectAll)
        case ("c", false): self = .action(.copy)
        case ("x", false): self = .action(.cut)
        case ("v", false): self = .action(.paste)
        case ("z", false): self = .undo
        case ("z", true): self = .redo
        default: return nil
        }
    }
}
