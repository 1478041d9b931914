import XCUIAutomation

/// A tab bar.
///
/// ```swift
/// TabBar().button(withID: "Settings").tap()
/// ```
public struct TabBar: Element {
    /// The accessibility identifier or the label; `nil` for any.
    public let id: String?
    /// The element that it is inside.
    public let parent: any Element
    /// `tabBar`.
    public let type: XCUIElement.ElementType = .tabBar

    /// Makes a description of a tab bar.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label; `nil` for any.
    ///   - parent: the element that it is inside.
    public init(id: String? = nil, parent: any Element = App.shared) {
        self.id = id
        self.parent = parent
    }

    /// The button of a tab.
    public func button(withID buttonID: String) -> Button { Button(id: buttonID, parent: self) }

    /// How many tabs there are; waits up to 30 s of virtual time each until the bar exists and is hittable.
    public var numberOfTabs: Int {
        guard StateWait(self, [.exists, .hittable]).requireAll() else { return 0 }
        return underlyingXCUIElement.buttons.count
    }
}
