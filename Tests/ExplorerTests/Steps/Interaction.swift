/// What a person, or the system around the application, can do in one step.
enum Interaction: String, CaseIterable, Sendable {
    // Touches.
    case tap, doubleTap, twoFingerTap, longPress, swipe, flick, drag, dragOnto, pinch, rotateFingers
    case hover, swipeFromEdge, tapKey, tapBar
    // Controls and lists.
    case setControl, scroll, scrollToEdge, readCells
    // Text.
    case type, pressKey, clearText, dismissKeyboard, connectKeyboard
    // Elements of XCUITest.
    case useElement, readElements
    // Assistive technology.
    case activate, adjust, performAction, escape
    // Time.
    case wait, waitForAnimations, waitForAll
    // The device.
    case rotate, changeAppearance, changeTextSize, changeLanguage, leave, comeBack, lock, interrupt,
        warnOfMemory, screenshot
    case shake, openLink, push, respondToNotification, showFace, relaunch

    /// How often it is drawn, beside the others.
    var weight: Int {
        switch self {
        case .tap: 30
        case .tapBar: 8
        case .swipe, .drag, .setControl, .type, .comeBack: 6
        case .useElement, .wait, .waitForAll, .tapKey, .scroll, .scrollToEdge, .activate: 4
        case .relaunch, .screenshot, .warnOfMemory, .interrupt, .lock, .connectKeyboard: 1
        default: 2
        }
    }
}
