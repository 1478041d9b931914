/// The user's accessibility settings, as an application reads them.
///
/// They are those of ``SimulatedDevice/accessibility``; changing one there posts the setting's notification.
@preconcurrency @MainActor
public enum UIAccessibility {
    private static var settings: AccessibilitySettings { UIApplication.shared.device.accessibility }

    /// Whether VoiceOver is on.
    public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
    /// Whether Switch Control is on.
    public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
    /// Whether AssistiveTouch is on; `false` outside Guided Access.
    public static var isAssistiveTouchRunning: Bool {
        settings.isAssistiveTouchRunning && settings.isGuidedAccessEnabled
    }
    /// Whether Guided Access keeps the user in one application.
    public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
    /// Whether the user prefers reduced motion.
    public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
    /// Whether the user prefers cross-fades to other transitions; `false` without reduced motion.
    public static var prefersCrossFadeTransitions: Bool {
        settings.prefersCrossFadeTransitions && settings.isReduceMotionEnabled
    }
    /// Whether videos play automatically.
    public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }
    /// Whether the user prefers reduced transparency.
    public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
    /// Whether the user prefers darker colours.
    public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
    /// Whether the user prefers bold text.
    public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
    /// Whether the user prefers buttons with shapes.
    public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
    /// Whether switches have on and off labels.
    public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
    /// Whether the user prefers that nothing is shown by colour alone.
    public static var shouldDifferentiateWithoutColor: Bool { settings.shouldDifferentiateWithoutColor }
    /// Whether the screen shows grayscale.
    public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
    /// Whether the screen shows inverted colours.
    public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
    /// Whether audio is mono.
    public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
    /// Whether videos have closed captions.
    public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
    /// Whether selected text can be spoken.
    public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
    /// Whether the screen can be spoken.
    public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
    /// Whether shaking the device undoes.
    public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }

    /// The settings with their notifications, in the order of posting if several change together.
    static let announced: [(setting: @MainActor (AccessibilitySettings) -> Bool, name: NSNotification.Name)] =
        [
            ({ $0.isVoiceOverRunning }, voiceOverStatusDidChangeNotification),
            ({ $0.isSwitchControlRunning }, switchControlStatusDidChangeNotification),
            ({ $0.isAssistiveTouchRunning }, assistiveTouchStatusDidChangeNotification),
            ({ $0.isGuidedAccessEnabled }, guidedAccessStatusDidChangeNotification),
            ({ $0.isReduceMotionEnabled }, reduceMotionStatusDidChangeNotification),
            ({ $0.prefersCrossFadeTransitions }, prefersCrossFadeTransitionsStatusDidChange),
            ({ $0.isVideoAutoplayEnabled }, videoAutoplayStatusDidChangeNotification),
            ({ $0.isReduceTransparencyEnabled }, reduceTransparencyStatusDidChangeNotification),
            ({ $0.isDarkerSystemColorsEnabled }, darkerSystemColorsStatusDidChangeNotification),
            ({ $0.isBoldTextEnabled }, boldTextStatusDidChangeNotification),
            ({ $0.buttonShapesEnabled }, buttonShapesEnabledStatusDidChangeNotification),
            ({ $0.isOnOffSwitchLabelsEnabled }, onOffSwitchLabelsDidChangeNotification),
            ({ $0.shouldDifferentiateWithoutColor }, differentiateWithoutColorDidChangeNotification),
            ({ $0.isGrayscaleEnabled }, grayscaleStatusDidChangeNotification),
            ({ $0.isInvertColorsEnabled }, invertColorsStatusDidChangeNotification),
            ({ $0.isMonoAudioEnabled }, monoAudioStatusDidChangeNotification),
            ({ $0.isClosedCaptioningEnabled }, closedCaptioningStatusDidChangeNotification),
            ({ $0.isSpeakSelectionEnabled }, speakSelectionStatusDidChangeNotification),
            ({ $0.isSpeakScreenEnabled }, speakScreenStatusDidChangeNotification),
            ({ $0.isShakeToUndoEnabled }, shakeToUndoDidChangeNotification),
        ]
}
