/// Where a step comes from that is not written in Swift, and what is written below it.
package struct StepOrigin: Codable, Hashable, Sendable {
    package var uri: String
    package var line: Int
    /// The word that it begins with, if it is not one of ``Step/Keyword``: `*`.
    package var keyword: String?
    package var argument: StepArgument?
    /// Whether there is a function that runs it; without one, it fails.
    package var isDefined: Bool

    package init(
        uri: String, line: Int, keyword: String? = nil, argument: StepArgument? = nil,
        isDefined: Bool = true
    ) {
        self.uri = uri
        self.line = line
        self.keyword = keyword
        self.argument = argument
        self.isDefined = isDefined
    }
}
