extension UIKeyModifierFlags {
    /// The names of the modifiers, in the order in which they are usually written.
    package var names: [String] {
        let all: [(UIKeyModifierFlags, String)] = [
            (.control, "control"), (.alternate, "option"), (.shift, "shift"), (.command, "command"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
