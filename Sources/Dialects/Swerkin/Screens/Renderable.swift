/// A screen that can be shown at once, without the path to it.
@preconcurrency @MainActor
public protocol Renderable {
    /// The accessibility identifier of an element that only this screen has.
    var trait: String { get }
    /// The screen's name, for people.
    var name: String { get }
    /// Shows the screen, usually by a ``ScreenRenderer``.
    func renderScreen()
}
