import FailureReporting
import HeadlessUIKit
internal import TABTestKit
import XCUIAutomation

// The device and its biometrics.
extension TABTestKitVocabulary {
    static func addDevice(to steps: inout Gherkin.Definitions) {
        steps.define("I rotate the device to {orientation}") { (orientation: UIDeviceOrientation) in
            XCUIDevice.shared.orientation = orientation
        }
        steps.define("the device is in {orientation}") { (orientation: UIDeviceOrientation) in
            let actual = XCUIDevice.shared.orientation
            guard actual != orientation else { return }
            AutomationFailure("Expected the device in .\(orientation), but it is in .\(actual).").record()
        }
        steps.define("I switch the device to {appearance} appearance") {
            (appearance: XCUIDevice.Appearance) in XCUIDevice.shared.appearance = appearance
        }
        steps.define("I press the home button") { XCUIDevice.shared.press(.home) }
        steps.define("biometrics are enabled") { contexts.deviceBiometricsAreEnabled() }
        steps.define("biometrics are disabled") { contexts.deviceBiometricsAreDisabled() }
        steps.define("I authenticate with biometrics") { contexts.successfullyAuthenticateBiometrics() }
        steps.define("I fail to authenticate with biometrics") { contexts.failToAuthenticateBiometrics() }
    }
}
