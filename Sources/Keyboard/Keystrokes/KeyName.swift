import HeadlessUIKit

/// A named key, which types no character.
enum KeyName: Hashable, Sendable {
    case delete, forwardDelete, `return`, tab, escape
    case left, right, up, down, home, end, pageUp, pageDown
    case shift, more, international, dictation, dismiss
    case command, option, control
    case function(Int)

    /// The numbers of the function keys.
    static let functions = 1...24

    /// The modifier that the key stands for; `nil` for a key that is not a modifier.
    var modifier: UIKeyModifierFlags? {
        switch self {
        case .shift: .shift
        case .command: .command
        case .option: .alternate
        case .control: .control
        default: nil
        }
    }
}

extension KeyName: CustomStringConvertible {
    var description: String {
        switch self {
        case .delete: "delete"
        case .forwardDelete: "forward delete"
        case .return: "return"
        case .tab: "tab"
        case .escape: "escape"
        case .left: "left arrow"
        case .right: "right arrow"
        case .up: "up arrow"
        case .down: "down arrow"
        case .home: "home"
        case .end: "end"
        case .pageUp: "page up"
        case .pageDown: "page down"
        case .shift: "shift"
        case .more: "more"
        case .international: "international"
        case .dictation: "dictation"
        case .dismiss: "dismiss"
        case .command: "command"
        case .option: "option"
        case .control: "control"
        case .function(let number): "F\(number)"
        }
    }
}
