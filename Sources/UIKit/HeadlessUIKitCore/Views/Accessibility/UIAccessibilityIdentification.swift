/// Objects with an identifier for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// A name for tests, which users never hear.
    var accessibilityIdentifier: String? { get set }
}
