import Foundation

/// What was set on a button for a state, such as its title.
struct ButtonContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// The contents of a button by state; a state without a value of its own has that of `.normal`.
///
/// A list and not a dictionary: a button has content for at most a few states, and comparing a state costs less than
/// hashing it.
struct ButtonContents {
    private var entries: [(state: UIControl.State, content: ButtonContent)] = []

    /// Whether any state other than `.normal` has content.
    var hasOtherStates: Bool {
        for entry in entries where entry.state != .normal { return true }
        return false
    }

    /// What was set for `state` itself; without anything set, all of its parts are `nil`.
    subscript(state: UIControl.State) -> ButtonContent {
        get {
            for entry in entries where entry.state == state { return entry.content }
            return ButtonContent()
        }
        set {
            for index in entries.indices where entries[index].state == state {
                entries[index].content = newValue
                return
            }
            entries.append((state, newValue))
        }
    }

    // Not by a key path, which takes far longer to read than the property.
    /// The part of the content that is shown in `state`: its own, or else that of `.normal`.
    func value<Value>(for state: UIControl.State, _ part: (ButtonContent) -> Value?) -> Value? {
        var usual: Value?
        for entry in entries {
            if entry.state == state, let value = part(entry.content) { return value }
            if entry.state == .normal { usual = part(entry.content) }
        }
        return usual
    }
}
