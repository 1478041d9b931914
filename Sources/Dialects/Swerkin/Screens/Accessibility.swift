/// What a screen's elements are found by; usually an enum `View` inside a screen.
public protocol Accessibility {
    /// The element's accessibility identifier.
    var accessibilityIdentifier: String { get }
    /// The element's accessibility label.
    var accessibilityLabel: String { get }
}
