import TABTestKit

/// The screen where one logs in with Face ID.
public struct LoginScreen: Screen {
    /// The greeting.
    public let trait = Header(id: "Welcome")
    /// Says what to do.
    public let instructionsLabel = Label(id: "Please log in with biometrics")
    /// Asks the system for a face.
    public let logInButton = Button(id: "Log in")
    /// Shown by the system, the first time that the application asks for a face.
    public let faceIDPermissionAlert = Alert(
        id: "Do you want to allow “Showroom” to use Face ID?", parent: springboard,
        dismissButtonID: "Don’t Allow")
    /// Shown by the system while it looks for a face.
    public let faceIDPrompt = Alert(id: "Face ID", parent: springboard)
    /// Shown by the system once it has seen another face.
    public let faceNotRecognizedPrompt = Alert(id: "Face Not Recognized", parent: springboard)
    /// Shown by the application, with the reason.
    public let loginFailedAlert = Alert(id: "Login failed", dismissButtonID: "OK")
}

extension LoginScreen: Completable {
    /// Logs in with the enrolled face, and allows Face ID if the system asks.
    public func complete() {
        logInButton.tap()
        if faceIDPermissionAlert.determine(.exists, timeout: 1) {
            faceIDPermissionAlert.actionButton(withID: "Allow").tap()
        }
        Biometrics.successfulAuthentication()
    }
}

/// The login.
public let loginScreen = LoginScreen()
