import TABTestKit

/// What turns while something takes time.
public struct Spinner: Element {
    public let id: String?
    public let type: XCUIElement.ElementType = .activityIndicator

    init(id: String) {
        self.id = id
    }
}
