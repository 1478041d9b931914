// swift-format-ignore-file
// The samples of the other contexts and of the predefined screens, word for word.
import HeadlessUIKit
import LocalAuthentication
import TABTestKit

class SheetContextTests: MyScreenTestCase {

  func test_alert() {
    present(.alert)
    message(in: myScreen.alert, is: "Message")
    tap("OK", in: myScreen.alert)
    present(.alert)
    Given(I: tap("OK", in: myScreen.alert))
    expectLog("OK", "OK")
  }

  func test_sheet() {
    present(.actionSheet)
    tap("Delete", in: myScreen.sheet)
    present(.actionSheet)
    Given(I: tap("Delete", in: myScreen.sheet))
    expectLog("Delete", "Delete")
  }

}

class KeyboardContextTests: ViewsTestCase {

  func test_keyboardType() {
    show {
      let field = UITextField()
      field.keyboardType = .twitter
      field.accessibilityIdentifier = "Handle"
      return [field]
    }
    tap(TextField(id: "Handle"))
    keyboardType(is: .twitter)
    Given(the: keyboardType(is: .twitter))
  }

}

class AppContextTests: TABTestCase {

  func test_backgroundAndForeground() {
    backgroundTheApp()
    foregroundTheApp()

    Given(I: backgroundTheApp) // No need for `()` in Steps
    Given(I: foregroundTheApp)
    see(profileScreen)
  }

  func test_terminatingAndLaunching() {
    terminateTheApp()
    launchTheApp(clean: true)
    relaunchTheApp()

    Given(I: terminateTheApp) // No need for `()` in Steps
    Given(I: launchTheApp(clean: true))
    Given(I: relaunchTheApp)
    see(profileScreen)
  }

}

class BiometricsContextTests: TABTestCase {

  override var startsWithProfile: Bool { false }

  func test_enrolling() {
    deviceBiometricsAreEnabled()
    deviceBiometricsAreDisabled()

    Given(deviceBiometricsAreEnabled) // No need for `()` in Steps
    Given(deviceBiometricsAreDisabled)
    MainActor.assumeIsolated { XCTAssertFalse(SimulatedDevice.current.biometrics.isEnrolled) }
  }

  func test_authenticating() {
    deviceBiometricsAreEnabled()
    tap(Button(id: "Log in"))
    failToAuthenticateBiometrics()
    Given(I: failToAuthenticateBiometrics)
    successfullyAuthenticateBiometrics()
    see(profileScreen)

    relaunchTheApp()
    tap(Button(id: "Log in"))
    Given(I: successfullyAuthenticateBiometrics) // No need for `()` in Steps
    see(profileScreen)
  }

}

class SystemPreferencesContextTests: TABTestCase {

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    resetAllPrivacyPrompts()
    super.preLaunchSetup(launch)
  }

  func test_preferences() {
    openSystemPreferences()
    terminateSystemPreferences()

    Given(I: openSystemPreferences)  // No need for `()` in Steps
    Given(I: terminateSystemPreferences)
    Given(I: resetAllPrivacyPrompts)  // No need for `()` in Steps
    MainActor.assumeIsolated { XCTAssertNil(SimulatedDevice.current.permissions[.faceID]) }
  }

  func test_screens() {
    openSystemPreferences()
    terminateSystemPreferences()
    openSystemPreferences()
    systemPreferencesRootScreen.generalCell.tap()
    systemPreferencesGeneralScreen.resetCell.tap()
    systemPreferencesResetScreen.resetCell.tap()
    // The README leaves out the screen.
    systemPreferencesResetScreen.confirmResetSheet.actionButton(withID: "Reset Warnings").tap()
  }

}
