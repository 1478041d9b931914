/// Has the screens of one enum of names; a subclass says which they are.
///
/// ```swift
/// class ShopScreenProvider: ScreenProvider<ShopScreen> {
///     let test: BaseTestCase
///     init(testCase: BaseTestCase) { test = testCase }
///
///     override func screen(for screen: ShopScreen) -> (any Screen)? {
///         switch screen {
///         case .login: LoginScreen(testCase: test)
///         case .cart: CartScreen(testCase: test)
///         }
///     }
/// }
/// ```
///
/// It is made by a test's `setUp()`, which is on no actor; its screens are on the main actor.
open class ScreenProvider<T: PresentableScreen> {
    /// Makes a provider.
    public init() {}

    /// The screen of a name; a subclass overrides it, as this one has none.
    @preconcurrency @MainActor
    open func screen(for screen: T) -> (any Screen)? { nil }

    /// The type of the screen of a name; by default that of the screen itself.
    @preconcurrency @MainActor
    open func typeMarker(for screen: T) -> (any Screen.Type)? {
        self.screen(for: screen).map { type(of: $0) }
    }
}

// In an extension, so that the class itself is not on the main actor.
extension ScreenProvider: ScreenProviderObject {
    /// The screen of a name; `nil` if it is not of this provider's kind.
    @preconcurrency @MainActor
    public final func screen(for screen: any PresentableScreen) -> (any Screen)? {
        (screen as? T).flatMap { self.screen(for: $0) }
    }

    /// The type of the screen of a name; `nil` if it is not of this provider's kind.
    @preconcurrency @MainActor
    public final func typeMarker(for screen: any PresentableScreen) -> (any Screen.Type)? {
        (screen as? T).flatMap { typeMarker(for: $0) }
    }
}
