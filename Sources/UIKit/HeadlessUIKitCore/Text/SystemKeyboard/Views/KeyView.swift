import TimeLapse

/// The view of a software key.
@MainActor
package final class KeyView: UIControl {
    /// How long the delete key is held before it repeats, and how long between repetitions, as observed.
    private static let repeatDelay = Duration.milliseconds(500)
    private static let repeatInterval = Duration.milliseconds(100)

    private weak var keyboard: SystemKeyboard?
    package private(set) var key: KeyboardKey
    /// The key that the touch began on.
    private var pressedKey: KeyboardKey?
    private var repetition: ScheduledWork?
    private var hasRepeated = false

    init(_ key: KeyboardKey, _ keyboard: SystemKeyboard) {
        self.key = key
        self.keyboard = keyboard
        super.init(frame: .zero)
    }

    /// Returns `nil`: archives are not supported here.
    package required init?(coder: NSCoder) {
        nil
    }

    func show(_ newKey: KeyboardKey) {
        guard newKey != key else { return }
        key = newKey
        ViewTree.change(self)
    }

    // MARK: Appearance

    // Whether the return key is enabled depends on the keyboard's input.
    override class var announcesChanges: Bool { false }

    package override var isEnabled: Bool {
        get { super.isEnabled && !(key.action == .return && keyboard?.disablesReturn == true) }
        set { super.isEnabled = newValue }
    }

    package override var contentText: String? { key.label }

    package override var readableText: String? { key.label }

    package override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    package override var accessibilityLabel: String? {
        get { key.label }
        set {}
    }

    package override var accessibilityIdentifier: String? {
        get { key.identifier ?? key.label }
        set {}
    }

    /// `caps lock` for a locked shift key.
    package override var accessibilityValue: String? {
        get { key.action == .shift && keyboard?.isCapsLocked == true ? "caps lock" : nil }
        set {}
    }

    package override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.keyboardKey) }
        set { super.accessibilityTraits = newValue }
    }

    package override func drawContent(in context: CGContext) { drawKey(in: context) }

    // MARK: Pressing

    package override var keepsTapsToItself: Bool { true }

    package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressedKey = key
        hasRepeated = false
        if key.action == .delete, let clock = window?.application?.clock {
            repetition = clock.schedule(
                after: Self.repeatDelay, every: Self.repeatInterval, name: "the delete key's repetition",
                site: nil
            ) { [weak self] in
                self?.repeatPress()
            }
        }
        return true
    }

    private func repeatPress() {
        hasRepeated = true
        // The repetition ends once there is no text or no first responder.
        guard let key = pressedKey, keyboard?.showsKeys == true, isTouchInside else { return endRepetition() }
        keyboard?.press(key)
    }

    private func endRepetition() {
        repetition?.cancel()
        repetition = nil
    }

    package override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endRepetition()
        pressedKey = nil
    }

    package override func touchDidEnd(inside isInside: Bool, _ event: UIEvent?) {
        endRepetition()
        let key = pressedKey
        pressedKey = nil
        super.touchDidEnd(inside: isInside, event)
        if isInside, !hasRepeated, let key { keyboard?.press(key) }
    }
}
