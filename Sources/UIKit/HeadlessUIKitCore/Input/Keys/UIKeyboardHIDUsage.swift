/// The keys of a keyboard by position, numbered as in the USB standard for input devices.
///
/// The names are those of a US keyboard: ``keyboardQ`` is the key at that position on any keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable, CaseIterable {
    /// A letter.
    case keyboardA = 4
    /// A letter.
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ,
        keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS,
        keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    /// A digit above the letters.
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9,
        keyboard0
    /// Return.
    case keyboardReturnOrEnter
    /// Escape.
    case keyboardEscape
    /// Delete, before the caret.
    case keyboardDeleteOrBackspace
    /// Tab.
    case keyboardTab
    /// Space.
    case keyboardSpacebar
    /// `-`
    case keyboardHyphen
    /// `=`
    case keyboardEqualSign
    /// `[`
    case keyboardOpenBracket
    /// `]`
    case keyboardCloseBracket
    /// `\\`
    case keyboardBackslash
    /// `#`, on keyboards that are not American.
    case keyboardNonUSPound
    /// `;`
    case keyboardSemicolon
    /// `'`
    case keyboardQuote
    /// The grave accent.
    case keyboardGraveAccentAndTilde
    /// `,`
    case keyboardComma
    /// `.`
    case keyboardPeriod
    /// `/`
    case keyboardSlash
    /// Caps lock.
    case keyboardCapsLock
    /// A function key.
    case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8,
        keyboardF9, keyboardF10, keyboardF11, keyboardF12
    /// Print screen.
    case keyboardPrintScreen
    /// Scroll lock.
    case keyboardScrollLock
    /// Pause.
    case keyboardPause
    /// Insert.
    case keyboardInsert
    /// Home.
    case keyboardHome
    /// Page up.
    case keyboardPageUp
    /// Delete, after the caret.
    case keyboardDeleteForward
    /// End.
    case keyboardEnd
    /// Page down.
    case keyboardPageDown
    /// The arrow to the right.
    case keyboardRightArrow
    /// The arrow to the left.
    case keyboardLeftArrow
    /// The arrow down.
    case keyboardDownArrow
    /// The arrow up.
    case keyboardUpArrow
    /// Num lock.
    case keypadNumLock
    /// `/` on the numeric pad.
    case keypadSlash
    /// `*` on the numeric pad.
    case keypadAsterisk
    /// `-` on the numeric pad.
    case keypadHyphen
    /// `+` on the numeric pad.
    case keypadPlus
    /// Enter on the numeric pad.
    case keypadEnter
    /// A digit on the numeric pad.
    case keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0
    /// `.` on the numeric pad.
    case keypadPeriod
    /// The backslash on keyboards that are not American.
    case keyboardNonUSBackslash
    /// The key for a menu.
    case keyboardApplication
    /// Power.
    case keyboardPower
    /// `=` on the numeric pad.
    case keypadEqualSign
    /// A function key of keyboards that have more than twelve.
    case keyboardF13, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19,
        keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
    /// Control on the left.
    case keyboardLeftControl = 224
    /// Shift on the left.
    case keyboardLeftShift
    /// Option on the left.
    case keyboardLeftAlt
    /// Command on the left.
    case keyboardLeftGUI
    /// Control on the right.
    case keyboardRightControl
    /// Shift on the right.
    case keyboardRightShift
    /// Option on the right.
    case keyboardRightAlt
    /// Command on the right.
    case keyboardRightGUI
}
