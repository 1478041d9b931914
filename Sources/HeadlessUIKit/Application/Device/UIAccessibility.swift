import Foundation

/// What a user has set under accessibility, as an application asks for it.
///
/// It is what ``SimulatedDevice/accessibility`` says; a change of that posts the setting's notification.
@MainActor
public enum UIAccessibility {
    private static var settings: AccessibilitySettings { UIApplication.shared.device.accessibility }

    /// Whether the screen is read to the user.
    public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
    /// Whether the user works the device by switches.
    public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
    /// Whether a button on the screen stands for gestures; `false` unless access is guided.
    public static var isAssistiveTouchRunning: Bool {
        settings.isAssistiveTouchRunning && settings.isGuidedAccessEnabled
    }
    /// Whether the user is kept to one application.
    public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
    /// Whether there is to be less motion.
    public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
    /// Whether cross-fades are to stand for other transitions; `false` unless there is to be less motion.
    public static var prefersCrossFadeTransitions: Bool {
        settings.prefersCrossFadeTransitions && settings.isReduceMotionEnabled
    }
    /// Whether videos begin to play by themselves.
    public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }
    /// Whether there is to be less transparency.
    public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
    /// Whether colours are to be darker.
    public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
    /// Whether text is to be bold.
    public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
    /// Whether buttons are to have shapes.
    public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
    /// Whether switches have labels.
    public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
    /// Whether colour alone is to tell nothing.
    public static var shouldDifferentiateWithoutColor: Bool { settings.shouldDifferentiateWithoutColor }
    /// Whether the screen is without colour.
    public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
    /// Whether the screen shows colours inverted.
    public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
    /// Whether sound is on one channel.
    public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
    /// Whether there are captions to films.
    public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
    /// Whether selected text can be spoken.
    public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
    /// Whether the screen can be spoken.
    public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
    /// Whether shaking the device undoes.
    public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }

    /// The settings with their notifications, in the order in which these are posted if several change at once.
    static let announced: [(setting: @MainActor (AccessibilitySettings) -> Bool, name: Notification.Name)] = [
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
