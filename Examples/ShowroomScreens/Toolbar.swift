import TABTestKit

/// A bar with buttons.
public struct Toolbar: Element {
    public let id: String? = nil
    public let type: XCUIElement.ElementType = .toolbar

    init() {}
}
