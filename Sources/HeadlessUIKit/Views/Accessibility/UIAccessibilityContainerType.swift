/// The role of a container for its accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// A table of rows and columns.
    case dataTable = 1
    /// A list of items.
    case list = 2
    /// A landmark of a page, to which users can jump.
    case landmark = 3
    /// A group of related elements with a common name.
    case semanticGroup = 4
}
