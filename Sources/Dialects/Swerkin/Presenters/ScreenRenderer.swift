/// Shows screens of the application at once: makes the view controller, puts it on top, and checks that it is there.
@preconcurrency @MainActor
public protocol ScreenRenderer {
    /// Shows a screen.
    ///
    /// - Parameters:
    ///   - screenObject: the screen.
    ///   - isAuth: whether the user is to be logged in.
    func screen(_ screenObject: any Screen, didRenderWithAuth isAuth: Bool)
}
