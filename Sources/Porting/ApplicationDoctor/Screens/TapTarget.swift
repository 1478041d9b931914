/// Something on a screen that can be tapped, by what it is found again after another launch.
struct TapTarget: Codable, Hashable, Sendable, CustomStringConvertible {
    /// What is tapped.
    enum Kind: String, Codable, Sendable {
        case tab, button, cell, view
    }

    let kind: Kind
    /// The first text of it, or else its identifier or its class.
    let name: String
    /// How many of the kind and the name precede it on the screen.
    let ordinal: Int
    /// What cells that are alike have in common; `nil` for what is one of its kind.
    var group: String?

    /// As in `button "Save"`.
    var description: String {
        "\(kind.rawValue) \"\(name)\"" + (ordinal > 0 ? " (\(ordinal + 1))" : "")
    }
}
