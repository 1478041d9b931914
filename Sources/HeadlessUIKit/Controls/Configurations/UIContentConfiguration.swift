/// What a cell or another view shows, as a value; it makes the view that shows it.
///
/// ```swift
/// struct Greeting: UIContentConfiguration {
///     var name = ""
///     func makeContentView() -> UIView & UIContentView { GreetingView(self) }
///     func updated(for state: UIConfigurationState) -> Greeting { self }
/// }
/// ```
public protocol UIContentConfiguration {
    /// Makes a view that shows this.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// What is to be shown in a state; this itself where nothing depends on it.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// What is shown; setting it shows something else at once.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration; unless said otherwise, one of the type that it shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether a configuration is of the type that is shown.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
