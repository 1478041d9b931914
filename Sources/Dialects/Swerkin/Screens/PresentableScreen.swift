/// A screen of the application by name; usually an enum with a case for each screen.
///
/// ```swift
/// enum ShopScreen: String, PresentableScreen, CaseIterable {
///     case login, cart, receipt
/// }
/// ```
///
/// It can stand in a module that knows no ``Screen``: a ``ScreenProvider`` has the screen for it.
public protocol PresentableScreen {
    /// The screen's name, by which screens are compared.
    var rawValue: String { get }
}
