import TABTestKit

/// The screen where one logs in with Face ID.
public struct LoginScreen: Screen {
    public let trait = Header(id: "Welcome")
    public let instructionsLabel = Label(id: "Please log in with biometrics")
    public let logInButton = Button(id: "Log in")
}

/// The login.
public let loginScreen = LoginScreen()
