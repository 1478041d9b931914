/// A screen that lists its elements.
///
/// ```swift
/// class LoginScreen: ShopBaseScreen, Accessible {
///     enum View: String, Accessibility {
///         case userName, logIn
///         var accessibilityIdentifier: String { rawValue }
///         var accessibilityLabel: String { "" }
///     }
/// }
/// ```
public protocol Accessible {
    /// The elements.
    associatedtype View: Accessibility
}
