/// What a container is for the accessibility elements in it.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// A table of rows and columns.
    case dataTable = 1
    /// A list, one thing after another.
    case list = 2
    /// A part of the page that one can jump to.
    case landmark = 3
    /// What belongs together, and has a name together.
    case semanticGroup = 4
}
