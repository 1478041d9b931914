/// What a user has set under accessibility, all off unless said.
///
/// ```swift
/// SimulatedDevice.current.accessibility.isReduceMotionEnabled = true
/// UIAccessibility.isReduceMotionEnabled  // true, and reduceMotionStatusDidChangeNotification was posted
/// ```
public struct AccessibilitySettings: Hashable, Sendable {
    /// Makes settings that are all as on a new device.
    public init() {}

    /// Whether the screen is read to the user.
    public var isVoiceOverRunning = false
    /// Whether the user works the device by switches.
    public var isSwitchControlRunning = false
    /// Whether a button on the screen stands for gestures; told only while access is guided.
    public var isAssistiveTouchRunning = false
    /// Whether the user is kept to one application.
    public var isGuidedAccessEnabled = false
    /// Whether there is to be less motion.
    public var isReduceMotionEnabled = false
    /// Whether cross-fades are to stand for other transitions, which takes less motion to be on.
    public var prefersCrossFadeTransitions = false
    /// Whether videos begin to play by themselves; on unless set.
    public var isVideoAutoplayEnabled = true
    /// Whether there is to be less transparency.
    public var isReduceTransparencyEnabled = false
    /// Whether colours are to be darker.
    public var isDarkerSystemColorsEnabled = false
    /// Whether text is to be bold.
    public var isBoldTextEnabled = false
    /// Whether buttons are to have shapes.
    public var buttonShapesEnabled = false
    /// Whether switches have labels.
    public var isOnOffSwitchLabelsEnabled = false
    /// Whether colour alone is to tell nothing.
    public var shouldDifferentiateWithoutColor = false
    /// Whether the screen is without colour.
    public var isGrayscaleEnabled = false
    /// Whether the screen shows colours inverted.
    public var isInvertColorsEnabled = false
    /// Whether sound is on one channel.
    public var isMonoAudioEnabled = false
    /// Whether there are captions to films.
    public var isClosedCaptioningEnabled = false
    /// Whether selected text can be spoken.
    public var isSpeakSelectionEnabled = false
    /// Whether the screen can be spoken.
    public var isSpeakScreenEnabled = false
    /// Whether shaking the device undoes; on unless set.
    public var isShakeToUndoEnabled = true
}
