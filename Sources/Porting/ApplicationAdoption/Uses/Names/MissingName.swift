/// A name that an application uses, and that no module on this machine has.
///
/// Names come from the tokens of the source. The compiler's errors, such as those that `port-uikit --check` reads,
/// tell of further ones, and are added as such values.
package struct MissingName: Hashable, Sendable {
    /// The module that has it.
    package var module: String
    /// The type, with those around it: `Tracker.Level`.
    package var type: String
    /// The member of the type; `nil` for the type itself.
    package var member: String?
    /// The labels of a call's arguments, `_` for an argument without one; `nil` if it is no call.
    package var argumentLabels: [String]?
    /// How often it is used.
    package var uses: Int

    /// The name as the compiler writes it: `Tracker.log(_:level:)`.
    package var text: String {
        let name = [type, member].compactMap { $0 }.joined(separator: ".")
        return name + (argumentLabels.map { "(\($0.map { "\($0):" }.joined()))" } ?? "")
    }
}
