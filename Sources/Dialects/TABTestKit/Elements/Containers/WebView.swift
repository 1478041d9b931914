import XCUIAutomation

/// A web view, of a class that a test has declared to be one.
///
/// ```swift
/// XCUIApplication.register(WebView.self, as: .webView)   // the application's own class
/// TABTestKit::WebView(id: "Terms").scroll(.downwards)
/// ```
public struct WebView: NamedElement, Scrollable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `webView`.
    public let type: XCUIElement.ElementType = .webView

    /// Makes a description of a web view.
    public init(place: ElementPlace) { self.place = place }
}
