// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class LoginScenarios: ShowroomTestCase {
    func test_seeingTheLogin() {
        Scenario("Seeing the login when the app is launched for the first time") {
            Given(I: see(the: loginScreen))
            Then(I: see(loginScreen.instructionsLabel))
            And(the: state(of: loginScreen.logInButton, is: .enabled, .hittable))
            And(I: doNotSee(the: tabBarScreen))
        }
    }

    func test_loggingIn() {
        Scenario("Being asked for permission to use Face ID") {
            Given(I: see(loginScreen))
            And(deviceBiometricsAreEnabled)
            When(I: tap(loginScreen.logInButton))
            Then(I: see(loginScreen.faceIDPermissionAlert))
            And(
                the: message(
                    in: loginScreen.faceIDPermissionAlert,
                    is: "So that nobody else sees what you have made."))
        }

        Scenario("Allowing Face ID") {
            Given(I: see(loginScreen.faceIDPermissionAlert))
            When(I: tap("Allow", in: loginScreen.faceIDPermissionAlert))
            Then(I: see(loginScreen.faceIDPrompt))
            And(the: message(in: loginScreen.faceIDPrompt, is: "Log in to Showroom"))
            And(the: state(of: loginScreen.logInButton, isNot: .enabled))
        }

        Scenario("Logging in successfully with biometrics") {
            Given(I: see(loginScreen.faceIDPrompt))
            When(I: successfullyAuthenticateBiometrics)
            Then(I: see(the: tableScreen))
            And(I: doNotSee(loginScreen))
        }
    }

    func test_notBeingRecognizedAtFirst() {
        Scenario("Not being recognized") {
            Given(deviceBiometricsAreEnabled)
            And(I: beginToLogIn)
            When(I: failToAuthenticateBiometrics)
            Then(I: see(loginScreen.faceNotRecognizedPrompt))
            And(I: see(loginScreen))
        }

        Scenario("Being recognized at the second try") {
            Given(I: see(loginScreen.faceNotRecognizedPrompt))
            When(I: successfullyAuthenticateBiometrics)
            Then(I: doNotSee(loginScreen.faceNotRecognizedPrompt))
            And(I: see(tableScreen))
        }
    }

    func test_completingTheLogin() {
        Scenario("Completing the login") {
            Given(deviceBiometricsAreEnabled)
            When(I: complete(loginScreen))
            Then(I: see(tableScreen))
        }
    }

    private func beginToLogIn() {
        tap(loginScreen.logInButton)
        tap("Allow", in: loginScreen.faceIDPermissionAlert)
    }
}
