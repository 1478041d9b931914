import AVFoundation
import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

@MainActor @Suite("SystemPreferencesContext") struct SystemPreferencesContextTests: DefaultContexts {
    private let settings = SystemPreferences()

    private func denyCamera() { SimulatedDevice.current.permissions[.camera] = .denied }
    private var cameraIsDenied: Bool { SimulatedDevice.current.permissions[.camera] == .denied }

    @Test(
        "Permission alerts are reset before the launch",
        .tabTestKit(
            app: FormDelegate.self,
            preLaunchSetup: { launch in
                SimulatedDevice.current.permissions[.camera] = .denied
                Contexts().resetAllPrivacyPrompts()
                launch()
            }))
    func beforeLaunch() {
        #expect(!cameraIsDenied && App.shared.state == .runningForeground)
        tap(formScreen.saveButton)
    }

    @Test(
        "Permission alerts are reset within a test, twice, after which the application is in the background",
        .tabTestKit(app: FormDelegate.self))
    func twice() {
        denyCamera()
        Given(I: resetAllPrivacyPrompts)
        #expect(!cameraIsDenied && App.shared.state == .runningBackground)
        denyCamera()
        resetAllPrivacyPrompts()
        #expect(!cameraIsDenied)
        foregroundTheApp()
        tap(formScreen.saveButton)
    }

    @Test("Permission alerts are reset on an iPad", .tabTestKit(app: FormDelegate.self, on: .iPadPro11))
    func iPad() {
        denyCamera()
        resetAllPrivacyPrompts()
        #expect(!cameraIsDenied)
    }

    @Test(
        "The screens lead down to the reset, whatever the system's version", .robot, arguments: [14, 15, 18])
    func screens(version: Int) {
        SimulatedDevice.current.systemVersion = OperatingSystemVersion(
            majorVersion: version, minorVersion: 0, patchVersion: 0)
        denyCamera()
        openSystemPreferences()
        see(systemPreferencesRootScreen)
        systemPreferencesRootScreen.generalCell.tap()
        see(systemPreferencesGeneralScreen)
        // Looking does nothing.
        see(systemPreferencesGeneralScreen.resetCell)
        see(systemPreferencesGeneralScreen)
        systemPreferencesGeneralScreen.resetCell.tap()
        see(systemPreferencesResetScreen)
        systemPreferencesResetScreen.resetCell.tap()
        systemPreferencesResetScreen.confirmResetSheet.actionButton(withID: "Reset Warnings").tap()
        #expect(!cameraIsDenied)
        see(systemPreferencesResetScreen)
    }

    @Test("A suite that opens the second screen itself finds the row there", .robot)
    func secondScreen() {
        openSystemPreferences()
        systemPreferencesRootScreen.generalCell.tap()
        systemPreferencesGeneralScreen.table.cell(matchingID: "Transfer or Reset iPhone").tap()
        tap(systemPreferencesGeneralScreen.resetCell)
        see(systemPreferencesResetScreen)
    }

    @Test("The settings stay where they were, until they are closed", .tabTestKit(app: FormDelegate.self))
    func reopening() {
        Given(I: openSystemPreferences)
        systemPreferencesRootScreen.generalCell.tap()
        foregroundTheApp()
        openSystemPreferences()
        see(systemPreferencesGeneralScreen)
        When(I: terminateSystemPreferences)
        #expect(settings.state == .notRunning)
        terminateSystemPreferences()
        openSystemPreferences()
        see(systemPreferencesRootScreen)
    }

    @Test(
        "A permission alert that is open stops the reset with one failure",
        .tabTestKit(app: FormDelegate.self))
    func interrupted() {
        AVCaptureDevice.requestAccess(for: .video) { _ in }
        let texts = failures {
            resetAllPrivacyPrompts()
        }
        let code = "XCUIApplication(bundleIdentifier: \"com.apple.Preferences\").tables.element(boundBy: 0)"
        let alert =
            "the permission alert \"“App” Would Like to Access the Camera\" with the buttons \"Don’t Allow\", \"Allow\""
        #expect(
            texts == [
                """
                +1: \(code).cells.matching(identifier: "General").element(boundBy: 0).tap() is interrupted: \(alert) is \
                shown, and no interruption monitor handles it.
                Try: XCUIApplication(bundleIdentifier: "com.apple.springboard").buttons["Allow"].tap()
                """
            ])
        let inStep = failures {
            Given(I: resetAllPrivacyPrompts)
        }
        #expect(inStep.count == 1)
        #expect(heads(inStep) == ["+1: Given I reset all privacy prompts: failed."])
        #expect(inStep.allSatisfy { !$0.contains("At: ") })
    }

    @Test("A row that is not there is a failure that names it", .robot)
    func missing() {
        openSystemPreferences()
        let texts = failures {
            systemPreferencesGeneralScreen.resetCell.tap()
            systemPreferencesResetScreen.resetCell.tap()
        }
        let awaiting = "Failed awaiting element to be exists with timeout 30.0"
        #expect(
            heads(texts) == [
                "+1: \(awaiting): ResetCell \"Reset\" in Table does not exist.",
                "+2: \(awaiting): Cell \"Reset Location & Privacy\" in Table does not exist.",
            ])
    }
}

/// The contexts, where a suite does not exist yet.
private struct Contexts: DefaultContexts {}
