/// What has the screens of some names; see ``ScreenProvider``.
///
/// It is made where a test is set up, which is on no actor; its screens are on the main actor.
public protocol ScreenProviderObject {
    /// The screen of a name; `nil` for a name of another kind.
    @preconcurrency @MainActor
    func screen(for screen: any PresentableScreen) -> (any Screen)?
    /// The type of the screen of a name; `nil` for a name of another kind.
    @preconcurrency @MainActor
    func typeMarker(for screen: any PresentableScreen) -> (any Screen.Type)?
}
