/// What pictures can be made of: the screen, the application and its elements.
public protocol XCUIScreenshotProviding: NSObjectProtocol {
    /// Makes a picture of it, as it is on the screen now.
    func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {
    /// Makes a picture of the part of the screen that the element is in; an element that does not exist is a failure.
    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(of: frame, title: description) }
}
