/// An element that is described by its place; see ``NamedElement`` and ``OptionallyNamedElement``.
public protocol PlacedElement: Element {
    /// What it is called, and where it is.
    var place: ElementPlace { get }
}

extension PlacedElement {
    /// The accessibility identifier or the label; `nil` for any.
    public var id: String? { place.id }
    /// Which one of several it is, counted from 0.
    public var index: Int { place.index }
    /// The element that it is inside.
    public var parent: any Element { place.parent }
}
