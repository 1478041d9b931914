import TABTestKit

/// A bar with buttons.
public struct Toolbar: Element {
    /// None: there is one at a time.
    public let id: String? = nil
    /// `toolbar`.
    public let type: XCUIElement.ElementType = .toolbar

    init() {}
}
