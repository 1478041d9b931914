/// Knows the screens of a test, by the providers that are registered.
///
/// ```swift
/// override func setUp() {
///     super.setUp()
///     screenPresenter.registerScreenProvider(ShopScreenProvider(testCase: self), for: ShopScreen.self)
/// }
/// ```
public protocol ScreenPresenter: AnyObject {
    /// Adds a provider for the names of a type, in the place of an earlier one for these.
    func registerScreenProvider(
        _ provider: any ScreenProviderObject, for screenType: any PresentableScreen.Type)

    /// The provider for the names of a type; none is a failure, and the provider that is returned has no screens.
    func screenProvider(for screenType: any PresentableScreen.Type) -> any ScreenProviderObject

    /// The screen of a name; `nil` without a provider, which is a failure, and for a name that its provider does not know.
    func screen(_ screen: any PresentableScreen) -> (any Screen)?
}

extension ScreenPresenter {
    /// The provider for a name; none is a failure, and the provider that is returned has no screens.
    public func screenProvider(for screen: any PresentableScreen) -> any ScreenProviderObject {
        screenProvider(for: type(of: screen))
    }
}
