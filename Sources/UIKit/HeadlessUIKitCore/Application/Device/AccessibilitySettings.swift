/// The user's accessibility settings; all are off by default unless stated otherwise.
///
/// ```swift
/// SimulatedDevice.current.accessibility.isReduceMotionEnabled = true
/// UIAccessibility.isReduceMotionEnabled  // true, and reduceMotionStatusDidChangeNotification was posted
/// ```
public struct AccessibilitySettings: Hashable, Sendable {
    /// Makes the settings of a new device.
    public init() {}

    /// Whether VoiceOver is on.
    public var isVoiceOverRunning = false
    /// Whether Switch Control is on.
    public var isSwitchControlRunning = false
    /// Whether AssistiveTouch is on; applications see it only during Guided Access.
    public var isAssistiveTouchRunning = false
    /// Whether Guided Access keeps the user in one application.
    public var isGuidedAccessEnabled = false
    /// Whether the user prefers reduced motion.
    public var isReduceMotionEnabled = false
    /// Whether the user prefers cross-fades to other transitions; has an effect only with reduced motion.
    public var prefersCrossFadeTransitions = false
    /// Whether videos play automatically; on by default.
    public var isVideoAutoplayEnabled = true
    /// Whether the user prefers reduced transparency.
    public var isReduceTransparencyEnabled = false
    /// Whether the user prefers darker colours.
    public var isDarkerSystemColorsEnabled = false
    /// Whether the user prefers bold text.
    public var isBoldTextEnabled = false
    /// Whether the user prefers buttons with shapes.
    public var buttonShapesEnabled = false
    /// Whether switches have on and off labels.
    public var isOnOffSwitchLabelsEnabled = false
    /// Whether the user prefers that nothing is shown by colour alone.
    public var shouldDifferentiateWithoutColor = false
    /// Whether the screen shows grayscale.
    public var isGrayscaleEnabled = false
    /// Whether the screen shows inverted colours.
    public var isInvertColorsEnabled = false
    /// Whether audio is mono.
    public var isMonoAudioEnabled = false
    /// Whether videos have closed captions.
    public var isClosedCaptioningEnabled = false
    /// Whether selected text can be spoken.
    public var isSpeakSelectionEnabled = false
    /// Whether the screen can be spoken.
    public var isSpeakScreenEnabled = false
    /// Whether shaking the device undoes; on by default.
    public var isShakeToUndoEnabled = true
}
