import TABTestKit

/// What turns while something takes time.
public struct Spinner: Element {
    /// Its identifier.
    public let id: String?
    /// `activityIndicator`.
    public let type: XCUIElement.ElementType = .activityIndicator

    init(id: String) {
        self.id = id
    }
}
