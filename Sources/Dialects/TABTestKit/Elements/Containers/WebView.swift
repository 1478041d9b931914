import XCUIAutomation

/// A web view, of a class that a test has declared to be one.
///
/// ```swift
/// XCUIApplication.register(WebView.self, as: .webView)   // the application's own class
/// TABTestKit::WebView(id: "Terms").scroll(.downwards)
/// ```
public struct WebView: Element, Scrollable {
    /// The accessibility identifier or the label.
    public let id: String?
    /// The element that it is inside.
    public let parent: any Element
    /// `webView`.
    public let type: XCUIElement.ElementType = .webView

    /// Makes a description of a web view.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label.
    ///   - parent: the element that it is inside.
    public init(id: String, parent: any Element = App.shared) {
        self.id = id
        self.parent = parent
    }
}
