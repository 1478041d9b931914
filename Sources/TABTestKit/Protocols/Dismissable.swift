/// Something that knows how to dismiss itself, such as an alert or a screen with a back button.
///
/// ```swift
/// extension DetailScreen: Dismissable {
///     func dismiss() { backButton.tap() }
/// }
/// dismiss(detailScreen)
/// ```
public protocol Dismissable {
    /// Waits until it is there; a ``Screen`` and an ``Element`` have this.
    func await()
    /// Dismisses it.
    func dismiss()
}

extension Element where Self: Dismissable {
    /// Waits until the element exists and is hittable, each up to 30 s of virtual time; else it is a failure.
    public func await() {
        StateWait(self, [.exists, .hittable]).requireAll()
    }
}
