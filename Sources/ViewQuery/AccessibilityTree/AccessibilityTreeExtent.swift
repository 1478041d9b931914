/// How much of the actual accessibility tree an expected one contains.
public enum AccessibilityTreeExtent: Sendable {
    /// All of it: each element with its label, value, hint and state, in order; the line `…` stands for any others.
    case whole
    /// A part: the lines in their order, with others between them, and of each no more than the line says.
    case part
}
