import XCUIAutomation

/// A segmented control, found by its place: give a view around it an identifier where there are several.
///
/// ```swift
/// let scope = SegmentedControl(parent: View(id: "Scope"))
/// scope.button(withID: "All").tap()
/// scope.button(withID: "All").waitFor(.selected)
/// ```
public struct SegmentedControl: PlacedElement {
    /// Where it is.
    public let place: ElementPlace
    /// `segmentedControl`.
    public let type: XCUIElement.ElementType = .segmentedControl

    /// Makes a description of a segmented control.
    ///
    /// - Parameters:
    ///   - index: which one of several it is, counted from 0.
    ///   - parent: the element that it is inside.
    public init(index: Int = 0, parent: any Element = App.shared) {
        place = ElementPlace(index: index, parent: parent)
    }

    /// A segment, which is selected or not.
    public func button(withID buttonID: String) -> Button { Button(id: buttonID, parent: self) }
}
