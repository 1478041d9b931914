import Showroom
import ShowroomScreens
import TABTestKit
import Testing

@MainActor
@Suite("Touch ID", .tabTestKit(app: AppDelegate.self, scene: SceneDelegate.self, on: .iPhoneSE))
struct TouchIDTests: ShowroomContext {
    private let touchIDPrompt = Alert(id: "Touch ID", parent: springboard)
    private let touchIDNotRecognizedPrompt = Alert(id: "Touch ID Not Recognized", parent: springboard)

    @Test("A user logs in with a finger")
    func loggingIn() {
        Scenario("Being asked for a finger, without an alert for permission") {
            Given(deviceBiometricsAreEnabled)
            When(I: tap(loginScreen.logInButton))
            Then(I: see(touchIDPrompt))
            And(I: doNotSee(loginScreen.faceIDPermissionAlert))
        }

        Scenario("Using another finger") {
            When(I: failToAuthenticateBiometrics)
            Then(I: see(touchIDNotRecognizedPrompt))
        }

        Scenario("Using the right finger") {
            When(I: successfullyAuthenticateBiometrics)
            Then(I: see(tableScreen))
        }
    }

    @Test("Completing the login uses the finger")
    func completing() {
        Scenario("Completing the login as with a face") {
            Given(deviceBiometricsAreEnabled)
            When(I: complete(loginScreen))
            Then(I: see(tableScreen))
        }
    }
}
