import Foundation

extension UIAccessibility {
    /// Posted when the user has changed the VoiceOver setting.
    public nonisolated static let voiceOverStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when the user has changed the Switch Control setting.
    public nonisolated static let switchControlStatusDidChangeNotification = Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted when the user has changed the AssistiveTouch setting.
    public nonisolated static let assistiveTouchStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Posted when the user has changed the Guided Access setting.
    public nonisolated static let guidedAccessStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Posted when the user has changed the setting for reduced motion.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when the user has changed the setting for cross-fades.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// Posted when the user has changed the setting for automatic video playback.
    public nonisolated static let videoAutoplayStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Posted when the user has changed the setting for reduced transparency.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when the user has changed the setting for darker colours.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when the user has changed the setting for bold text.
    public nonisolated static let boldTextStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when the user has changed the setting for button shapes.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Posted when the user has changed the setting for switch labels.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Posted when the user has changed the setting for differentiating without colour.
    public nonisolated static let differentiateWithoutColorDidChangeNotification = Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// Posted when the user has changed the grayscale setting.
    public nonisolated static let grayscaleStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Posted when the user has changed the setting for inverted colours.
    public nonisolated static let invertColorsStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted when the user has changed the setting for mono audio.
    public nonisolated static let monoAudioStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Posted when the user has changed the setting for closed captions.
    public nonisolated static let closedCaptioningStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Posted when the user has changed the setting for speaking the selection.
    public nonisolated static let speakSelectionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Posted when the user has changed the setting for speaking the screen.
    public nonisolated static let speakScreenStatusDidChangeNotification = Notification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Posted when the user has changed the setting for shaking to undo.
    public nonisolated static let shakeToUndoDidChangeNotification = Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
}
