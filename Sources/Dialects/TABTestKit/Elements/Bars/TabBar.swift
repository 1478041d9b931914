import XCUIAutomation

/// A tab bar.
///
/// ```swift
/// TabBar().button(withID: "Settings").tap()
/// ```
public struct TabBar: OptionallyNamedElement {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `tabBar`.
    public let type: XCUIElement.ElementType = .tabBar

    /// Makes a description of a tab bar.
    public init(place: ElementPlace) { self.place = place }

    /// The button of a tab.
    public func button(withID buttonID: String) -> Button { Button(id: buttonID, parent: self) }

    /// How many tabs there are; waits up to 30 s of virtual time each until the bar exists and is hittable.
    public var numberOfTabs: Int {
        guard StateWait(self, [.exists, .hittable]).requireAll() else { return 0 }
        return underlyingXCUIElement.buttons.count
    }
}
