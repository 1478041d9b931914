/// An element that is found by its index and its parent alone, too, such as the only table of a screen.
public protocol OptionallyNamedElement: PlacedElement {
    /// Makes a description of an element by its place.
    init(place: ElementPlace)
}

extension OptionallyNamedElement {
    /// Makes a description of an element.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label; `nil` for any.
    ///   - index: which one of several it is, counted from 0.
    ///   - parent: the element that it is inside.
    public init(id: String? = nil, index: Int = 0, parent: any Element = App.shared) {
        self.init(place: ElementPlace(id: id, index: index, parent: parent))
    }
}
