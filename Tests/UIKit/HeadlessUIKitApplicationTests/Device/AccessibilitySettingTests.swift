import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Accessibility settings, one by one") struct AccessibilitySettingTests {
    @Test("Each setting of the device is the one that applications read, and no other")
    func settings() {
        typealias Setting = (WritableKeyPath<AccessibilitySettings, Bool>, @MainActor () -> Bool)
        let table: [Setting] = [
            (\.isVoiceOverRunning, { UIAccessibility.isVoiceOverRunning }),
            (\.isSwitchControlRunning, { UIAccessibility.isSwitchControlRunning }),
            (\.isGuidedAccessEnabled, { UIAccessibility.isGuidedAccessEnabled }),
            (\.isReduceMotionEnabled, { UIAccessibility.isReduceMotionEnabled }),
            (\.isVideoAutoplayEnabled, { UIAccessibility.isVideoAutoplayEnabled }),
            (\.isReduceTransparencyEnabled, { UIAccessibility.isReduceTransparencyEnabled }),
            (\.isDarkerSystemColorsEnabled, { UIAccessibility.isDarkerSystemColorsEnabled }),
            (\.isBoldTextEnabled, { UIAccessibility.isBoldTextEnabled }),
            (\.buttonShapesEnabled, { UIAccessibility.buttonShapesEnabled }),
            (\.isOnOffSwitchLabelsEnabled, { UIAccessibility.isOnOffSwitchLabelsEnabled }),
            (\.shouldDifferentiateWithoutColor, { UIAccessibility.shouldDifferentiateWithoutColor }),
            (\.isGrayscaleEnabled, { UIAccessibility.isGrayscaleEnabled }),
            (\.isInvertColorsEnabled, { UIAccessibility.isInvertColorsEnabled }),
            (\.isMonoAudioEnabled, { UIAccessibility.isMonoAudioEnabled }),
            (\.isClosedCaptioningEnabled, { UIAccessibility.isClosedCaptioningEnabled }),
            (\.isSpeakSelectionEnabled, { UIAccessibility.isSpeakSelectionEnabled }),
            (\.isSpeakScreenEnabled, { UIAccessibility.isSpeakScreenEnabled }),
            (\.isShakeToUndoEnabled, { UIAccessibility.isShakeToUndoEnabled }),
        ]
        for (setting, _) in table {
            inOwnWorld {
                let before = table.map { $0.1() }
                SimulatedDevice.current.accessibility[keyPath: setting].toggle()
                for (index, read) in table.enumerated() {
                    #expect((read.1() != before[index]) == (read.0 == setting))
                }
            }
        }
    }

    @Test("Notifications for assistive technologies have UIKit's numbers")
    func notifications() {
        let table: [(UIAccessibility.Notification, UInt32)] = [
            (.screenChanged, 1000),
            (.layoutChanged, 1001),
            (.announcement, 1008),
            (.pageScrolled, 1009),
            (.pauseAssistiveTechnology, 1019),
            (.resumeAssistiveTechnology, 1020),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }
}
