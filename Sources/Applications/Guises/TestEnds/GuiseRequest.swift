import ViewQuery

/// What `ROBOT_GUISES` asks for: sets by their names, with `+` between them, and `,strict` for failures.
package struct GuiseRequest: Sendable {
    package struct Problem: Error, CustomStringConvertible {
        package let description: String
    }

    package let guises: Guises
    var isStrict = false

    static let sets: [(name: String, guises: Guises)] = [
        ("standard", .standard), ("essential", .essential), ("all", .all), ("devices", .devices),
        ("orientations", .orientations), ("appearances", .appearances), ("textSizes", .textSizes),
        ("languages", .languages), ("settings", .settings),
    ]

    package init(_ text: String) throws(Problem) {
        var words = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if words.count > 1, words.last == "strict" {
            isStrict = true
            words.removeLast()
        }
        guard words.count == 1, let names = words.first else {
            throw Problem(
                description:
                    "\"\(text)\" is not a set of guises, such as essential, or in ROBOT_GUISES essential,strict."
            )
        }
        var guises: Guises = []
        for name in names.split(separator: "+").map(String.init) { guises = guises + (try Self.set(name)) }
        self.guises = guises
    }

    /// The set with a name.
    static func set(_ name: String) throws(Problem) -> Guises {
        guard let set = sets.first(where: { $0.name == name }) else {
            let known = sets.map(\.name).joined(separator: ", ")
            throw Problem(
                description: "There is no set of guises with the name \"\(name)\". The sets are \(known).")
        }
        return set.guises
    }
}
