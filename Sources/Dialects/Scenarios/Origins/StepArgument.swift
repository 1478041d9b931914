/// What is written below a step.
package enum StepArgument: Codable, Hashable, Sendable {
    /// A text of several lines, and what kind of text it is, if that is said.
    case docString(String, mediaType: String?)
    case table([[String]])
}
