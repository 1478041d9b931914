/// The content of a cell or another view, as a value that creates the view that shows it.
///
/// ```swift
/// struct Greeting: UIContentConfiguration {
///     var name = ""
///     func makeContentView() -> UIView & UIContentView { GreetingView(self) }
///     func updated(for state: UIConfigurationState) -> Greeting { self }
/// }
/// ```
public protocol UIContentConfiguration {
    /// Creates a view that shows this configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state; `self` if nothing depends on the state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// The configuration that is shown; setting it updates the view immediately.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view supports a configuration; by default, one of the type that it shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether a configuration has the type of the present one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
