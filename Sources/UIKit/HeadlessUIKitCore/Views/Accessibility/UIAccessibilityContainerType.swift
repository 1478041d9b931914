/// The role of a container for its accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing in particular.
    case none
    /// A table of rows and columns.
    case dataTable
    /// A list of items.
    case list
    /// A landmark of a page, to which users can jump.
    case landmark
    /// A group of related elements with a common name.
    case semanticGroup
}
