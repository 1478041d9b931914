/// An element that is found by its identifier or label, its index and its parent, as most elements of this module are.
///
/// One of your own has its initializer from here:
///
/// ```swift
/// struct Card: NamedElement {
///     let place: ElementPlace
///     let type: XCUIElement.ElementType = .other
/// }
/// let card = Card(id: "PaymentCard", index: 1)
/// ```
public protocol NamedElement: PlacedElement {
    /// Makes a description of an element by its place.
    init(place: ElementPlace)
}

extension NamedElement {
    /// Makes a description of an element.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label.
    ///   - index: which one of several it is, counted from 0.
    ///   - parent: the element that it is inside.
    public init(id: String, index: Int = 0, parent: any Element = App.shared) {
        self.init(place: ElementPlace(id: id, index: index, parent: parent))
    }
}
