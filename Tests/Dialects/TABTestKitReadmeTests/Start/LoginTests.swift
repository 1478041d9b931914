// swift-format-ignore-file
// The first sample of both READMEs, word for word.
import TABTestKit

private struct LoginScreen: Screen {
  let trait = Header(id: "Login")
  let logInButton = Button(id: "Log in")
  // The sample has both spellings.
  let loginButton = Button(id: "Log in")
}

private let loginScreen = LoginScreen()

class LoginTests: TABTestCase {

  override var startsWithProfile: Bool { false }

  func amNotRegistered() {}

  func registerForTheApp() {}

  func test_login() {
    Scenario("Register for the app") {
      Given(I: amNotRegistered)
      When(I: registerForTheApp)
      Then(I: see(the: loginScreen))
    }

    Scenario("Logging in successfully with biometrics") {
      Given(I: see(the: loginScreen.logInButton))
      And(the: deviceBiometricsAreEnabled)
      And(the: state(of: loginScreen.loginButton, is: .enabled))
      When(I: tap(loginScreen.logInButton))
      And(I: successfullyAuthenticateBiometrics)
      Then(I: see(the: profileScreen))
    }
  }

}
