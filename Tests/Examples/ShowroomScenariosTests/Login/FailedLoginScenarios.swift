// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class FailedLoginScenarios: ShowroomTestCase {
    func test_notBeingRecognized() {
        Scenario("Failing to log in when my face is not recognized three times") {
            Given(deviceBiometricsAreEnabled)
            And(I: tap(loginScreen.logInButton))
            And(I: tap("Allow", in: loginScreen.faceIDPermissionAlert))
            When(I: failToAuthenticateBiometrics)
            And(I: failToAuthenticateBiometrics)
            And(I: failToAuthenticateBiometrics)
            Then(I: see(loginScreen.loginFailedAlert))
            And(the: message(in: loginScreen.loginFailedAlert, is: "Failed to authenticate"))
        }

        Scenario("Dismissing the alert") {
            Given(I: see(loginScreen.loginFailedAlert))
            When(I: dismiss(loginScreen.loginFailedAlert))
            Then(I: doNotSee(loginScreen.loginFailedAlert))
            And(I: see(loginScreen))
            And(the: state(of: loginScreen.logInButton, is: .enabled))
        }

        Scenario("Logging in at last, without being asked for permission again") {
            Given(I: doNotSee(loginScreen.faceIDPermissionAlert))
            When(I: logIn)
            Then(I: see(tableScreen))
        }
    }

    func test_denyingFaceID() {
        Scenario("Denying the permission to use Face ID") {
            Given(deviceBiometricsAreEnabled)
            And(I: tap(loginScreen.logInButton))
            When(I: dismiss(loginScreen.faceIDPermissionAlert))
            Then(I: see(loginScreen.loginFailedAlert))
            And(the: alertSaysThatBiometricsAreUnavailable)
        }

        Scenario("Trying again after Face ID was denied") {
            Given(I: dismiss(loginScreen.loginFailedAlert))
            When(I: tap(loginScreen.logInButton))
            Then(I: doNotSee(loginScreen.faceIDPermissionAlert))
            And(the: alertSaysThatBiometricsAreUnavailable)
        }
    }

    func test_havingNoBiometrics() {
        Scenario("Failing to log in when no face is enrolled") {
            Given(deviceBiometricsAreDisabled)
            When(I: tap(loginScreen.logInButton))
            Then(the: alertSaysThatBiometricsAreUnavailable)
            And(I: doNotSee(loginScreen.faceIDPermissionAlert))
        }

        Scenario("Enrolling a face, and logging in with it") {
            Given(I: tap("OK", in: loginScreen.loginFailedAlert))
            When(I: logIn)
            Then(I: see(tableScreen))
        }
    }

    func test_cancelling() {
        Scenario("Cancelling the login") {
            Given(deviceBiometricsAreEnabled)
            And(I: tap(loginScreen.logInButton))
            And(I: tap("Allow", in: loginScreen.faceIDPermissionAlert))
            When(I: dismiss(loginScreen.faceIDPrompt))
            Then(the: message(in: loginScreen.loginFailedAlert, is: "Failed to authenticate"))
        }
    }

    private func alertSaysThatBiometricsAreUnavailable() {
        message(
            in: loginScreen.loginFailedAlert, is: "Biometrics are unavailable on this device")
    }
}
