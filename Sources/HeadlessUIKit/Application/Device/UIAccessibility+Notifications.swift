import Foundation

nonisolated extension UIAccessibility {
    /// Posted when the user has changed the VoiceOver setting.
    public static let voiceOverStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when the user has changed the Switch Control setting.
    public static let switchControlStatusDidChangeNotification = Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted when the user has changed the AssistiveTouch setting.
    public static let assistiveTouchStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Posted when the user has changed the Guided Access setting.
    public static let guidedAccessStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Posted when the user has changed the setting for reduced motion.
    public static let reduceMotionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when the user has changed the setting for cross-fades.
    public static let prefersCrossFadeTransitionsStatusDidChange = Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// Posted when the user has changed the setting for automatic video playback.
    public static let videoAutoplayStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Posted when the user has changed the setting for reduced transparency.
    public static let reduceTransparencyStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when the user has changed the setting for darker colours.
    public static let darkerSystemColorsStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when the user has changed the setting for bold text.
    public static let boldTextStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when the user has changed the setting for button shapes.
    public static let buttonShapesEnabledStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Posted when the user has changed the setting for switch labels.
    public static let onOffSwitchLabelsDidChangeNotification = Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Posted when the user has changed the setting for differentiating without colour.
    public static let differentiateWithoutColorDidChangeNotification = Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// Posted when the user has changed the grayscale setting.
    public static let grayscaleStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Posted when the user has changed the setting for inverted colours.
    public static let invertColorsStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted when the user has changed the setting for mono audio.
    public static let monoAudioStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Posted when the user has changed the setting for closed captions.
    public static let closedCaptioningStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Posted when the user has changed the setting for speaking the selection.
    public static let speakSelectionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Posted when the user has changed the setting for speaking the screen.
    public static let speakScreenStatusDidChangeNotification = Notification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Posted when the user has changed the setting for shaking to undo.
    public static let shakeToUndoDidChangeNotification = Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
}
