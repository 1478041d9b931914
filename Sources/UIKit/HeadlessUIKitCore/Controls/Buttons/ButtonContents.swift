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
/// A list and not a dictionary: there are at most a few states, and comparing one costs less than hashing it.
struct ButtonContents {
    private var entries: [(state: UIControl.State, content: ButtonContent)] = []

    var isEmpty: Bool { entries.isEmpty }

    var hasOtherStates: Bool {
        for index in entries.indices where entries[index].state != .normal { return true }
        return false
    }

    /// What was set for `state` itself; without anything set, all of its parts are `nil`.
    subscript(state: UIControl.State) -> ButtonContent {
        get {
            for index in entries.indices where entries[index].state == state { return entries[index].content }
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

    // Not by a key path, which takes far longer to read. Inlined, and by index, so that the rest is not copied.
    /// The part of the content that is shown in `state`: its own, or else that of `.normal`.
    @inline(__always)
    func value<Value>(for state: UIControl.State, _ part: (ButtonContent) -> Value?) -> Value? {
        var usual: Value?
        for index in entries.indices {
            let own = entries[index].state
            guard own == state || own == .normal else { continue }
            let value = part(entries[index].content)
            if own == state, value != nil { return value }
            if own == .normal { usual = value }
        }
        return usual
    }
}
