/// Shows what the user types on: is told when that has to be something else.
@MainActor
package protocol InputObserver: AnyObject {
    /// Tells that another responder has the focus, or none, or that another window is key.
    func focusDidChange(in application: UIApplication)
    /// Tells that the responder that has the focus wants other views, or other keys, to be shown for it.
    func inputViewsDidChange(of responder: UIResponder)
}
