/// What the command prints.
public struct PortingOutput: Equatable, Sendable {
    /// The report, or the warnings in the compiler's format.
    public let text: String
    /// Why the report does not say of each file whether it compiles; `nil` if it does, or if it was not asked.
    public let failure: String?
}
