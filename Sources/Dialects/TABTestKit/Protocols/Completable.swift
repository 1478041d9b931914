/// Something that knows how to complete itself, such as a screen with a button for the next step.
///
/// ```swift
/// extension NameScreen: Completable {
///     func complete() { nextButton.tap() }
/// }
/// complete(nameScreen, addressScreen)
/// ```
public protocol Completable {
    /// Waits until it is there; a ``Screen`` has this.
    func await()
    /// Completes it.
    func complete()
}
