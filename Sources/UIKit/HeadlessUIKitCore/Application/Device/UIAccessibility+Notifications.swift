nonisolated extension UIAccessibility {
    /// Posted when the user has changed the VoiceOver setting.
    public static let voiceOverStatusDidChangeNotification = changed("VoiceOverStatus")
    /// Posted when the user has changed the Switch Control setting.
    public static let switchControlStatusDidChangeNotification = changed("SwitchControlStatus")
    /// Posted when the user has changed the AssistiveTouch setting.
    public static let assistiveTouchStatusDidChangeNotification = changed("AssistiveTouchStatus")
    /// Posted when the user has changed the Guided Access setting.
    public static let guidedAccessStatusDidChangeNotification = changed("GuidedAccessStatus")
    /// Posted when the user has changed the setting for reduced motion.
    public static let reduceMotionStatusDidChangeNotification = changed("ReduceMotionStatus")
    /// Posted when the user has changed the setting for cross-fades.
    public static let prefersCrossFadeTransitionsStatusDidChange = changed(
        "PrefersCrossFadeTransitionsStatus")
    /// Posted when the user has changed the setting for automatic video playback.
    public static let videoAutoplayStatusDidChangeNotification = changed("VideoAutoplayStatus")
    /// Posted when the user has changed the setting for reduced transparency.
    public static let reduceTransparencyStatusDidChangeNotification = changed("ReduceTransparencyStatus")
    /// Posted when the user has changed the setting for darker colours.
    public static let darkerSystemColorsStatusDidChangeNotification = changed("DarkerSystemColorsStatus")
    /// Posted when the user has changed the setting for bold text.
    public static let boldTextStatusDidChangeNotification = changed("BoldTextStatus")
    /// Posted when the user has changed the setting for button shapes.
    public static let buttonShapesEnabledStatusDidChangeNotification = changed("ButtonShapesEnabledStatus")
    /// Posted when the user has changed the setting for switch labels.
    public static let onOffSwitchLabelsDidChangeNotification = changed("OnOffSwitchLabels")
    /// Posted when the user has changed the setting for differentiating without colour.
    public static let differentiateWithoutColorDidChangeNotification = changed(
        "ShouldDifferentiateWithoutColor")
    /// Posted when the user has changed the grayscale setting.
    public static let grayscaleStatusDidChangeNotification = changed("GrayscaleStatus")
    /// Posted when the user has changed the setting for inverted colours.
    public static let invertColorsStatusDidChangeNotification = changed("InvertColorsStatus")
    /// Posted when the user has changed the setting for mono audio.
    public static let monoAudioStatusDidChangeNotification = changed("MonoAudioStatus")
    /// Posted when the user has changed the setting for closed captions.
    public static let closedCaptioningStatusDidChangeNotification = changed("ClosedCaptioningStatus")
    /// Posted when the user has changed the setting for speaking the selection.
    public static let speakSelectionStatusDidChangeNotification = changed("SpeakSelectionStatus")
    /// Posted when the user has changed the setting for speaking the screen.
    public static let speakScreenStatusDidChangeNotification = changed("SpeakScreenStatus")
    /// Posted when the user has changed the setting for shaking to undo.
    public static let shakeToUndoDidChangeNotification = changed("ShakeToUndo")

    private static func changed(_ setting: String) -> NSNotification.Name {
        NSNotification.Name("UIAccessibility\(setting)DidChangeNotification")
    }
}
