// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class PrivacyPromptScenarios: ShowroomTestCase {
    override func preLaunchSetup(_ launch: @escaping () -> Void) {
        resetAllPrivacyPrompts()
        terminateSystemPreferences()
        launch()
    }

    func test_resettingPrivacyPrompts() {
        Scenario("Being asked for permission after privacy prompts were reset before the launch") {
            Given(deviceBiometricsAreEnabled)
            When(I: tap(loginScreen.logInButton))
            Then(I: see(loginScreen.faceIDPermissionAlert))
            And(I: tap("Don’t Allow", in: loginScreen.faceIDPermissionAlert))
        }

        Scenario("Being asked again after privacy prompts were reset") {
            Given(I: dismiss(loginScreen.loginFailedAlert))
            And(I: resetAllPrivacyPrompts)
            And(I: launchTheApp(clean: true))
            When(I: tap(loginScreen.logInButton))
            Then(I: see(loginScreen.faceIDPermissionAlert))
        }

        Scenario("Allowing Face ID this time") {
            Given(I: see(loginScreen.faceIDPermissionAlert))
            When(I: tap("Allow", in: loginScreen.faceIDPermissionAlert))
            And(I: successfullyAuthenticateBiometrics)
            Then(I: see(tableScreen))
        }
    }

    func test_readingTheSettings() {
        Scenario("Opening the settings of the device") {
            Given(I: backgroundTheApp)
            When(I: openSystemPreferences)
            Then(I: see(systemPreferencesRootScreen))
        }

        Scenario("Going to the general settings, and back to the app") {
            Given(I: tap(systemPreferencesRootScreen.generalCell))
            And(I: see(systemPreferencesGeneralScreen))
            When(I: terminateSystemPreferences)
            And(I: foregroundTheApp)
            Then(I: see(loginScreen))
        }
    }
}
