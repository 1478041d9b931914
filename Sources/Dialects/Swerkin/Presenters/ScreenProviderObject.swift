/// What has the screens of some names; see ``ScreenProvider``.
@preconcurrency @MainActor
public protocol ScreenProviderObject {
    /// The screen of a name; `nil` for a name of another kind.
    func screen(for screen: any PresentableScreen) -> (any Screen)?
    /// The type of the screen of a name; `nil` for a name of another kind.
    func typeMarker(for screen: any PresentableScreen) -> (any Screen.Type)?
}
