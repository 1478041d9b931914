/// The keys of a keyboard by position, numbered as in the USB standard for input devices.
///
/// The names are those of a US keyboard: ``keyboardQ`` is the key at that position on any keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable, CaseIterable {
    /// The letter A.
    case keyboardA = 4
    /// The letter B.
    case keyboardB
    /// The letter C.
    case keyboardC
    /// The letter D.
    case keyboardD
    /// The letter E.
    case keyboardE
    /// The letter F.
    case keyboardF
    /// The letter G.
    case keyboardG
    /// The letter H.
    case keyboardH
    /// The letter I.
    case keyboardI
    /// The letter J.
    case keyboardJ
    /// The letter K.
    case keyboardK
    /// The letter L.
    case keyboardL
    /// The letter M.
    case keyboardM
    /// The letter N.
    case keyboardN
    /// The letter O.
    case keyboardO
    /// The letter P.
    case keyboardP
    /// The letter Q.
    case keyboardQ
    /// The letter R.
    case keyboardR
    /// The letter S.
    case keyboardS
    /// The letter T.
    case keyboardT
    /// The letter U.
    case keyboardU
    /// The letter V.
    case keyboardV
    /// The letter W.
    case keyboardW
    /// The letter X.
    case keyboardX
    /// The letter Y.
    case keyboardY
    /// The letter Z.
    case keyboardZ
    /// The digit 1 above the letters.
    case keyboard1
    /// The digit 2 above the letters.
    case keyboard2
    /// The digit 3 above the letters.
    case keyboard3
    /// The digit 4 above the letters.
    case keyboard4
    /// The digit 5 above the letters.
    case keyboard5
    /// The digit 6 above the letters.
    case keyboard6
    /// The digit 7 above the letters.
    case keyboard7
    /// The digit 8 above the letters.
    case keyboard8
    /// The digit 9 above the letters.
    case keyboard9
    /// The digit 0 above the letters.
    case keyboard0
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
    /// The function key F1.
    case keyboardF1
    /// The function key F2.
    case keyboardF2
    /// The function key F3.
    case keyboardF3
    /// The function key F4.
    case keyboardF4
    /// The function key F5.
    case keyboardF5
    /// The function key F6.
    case keyboardF6
    /// The function key F7.
    case keyboardF7
    /// The function key F8.
    case keyboardF8
    /// The function key F9.
    case keyboardF9
    /// The function key F10.
    case keyboardF10
    /// The function key F11.
    case keyboardF11
    /// The function key F12.
    case keyboardF12
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
    /// The digit 1 on the numeric pad.
    case keypad1
    /// The digit 2 on the numeric pad.
    case keypad2
    /// The digit 3 on the numeric pad.
    case keypad3
    /// The digit 4 on the numeric pad.
    case keypad4
    /// The digit 5 on the numeric pad.
    case keypad5
    /// The digit 6 on the numeric pad.
    case keypad6
    /// The digit 7 on the numeric pad.
    case keypad7
    /// The digit 8 on the numeric pad.
    case keypad8
    /// The digit 9 on the numeric pad.
    case keypad9
    /// The digit 0 on the numeric pad.
    case keypad0
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
    /// The function key F13.
    case keyboardF13
    /// The function key F14.
    case keyboardF14
    /// The function key F15.
    case keyboardF15
    /// The function key F16.
    case keyboardF16
    /// The function key F17.
    case keyboardF17
    /// The function key F18.
    case keyboardF18
    /// The function key F19.
    case keyboardF19
    /// The function key F20.
    case keyboardF20
    /// The function key F21.
    case keyboardF21
    /// The function key F22.
    case keyboardF22
    /// The function key F23.
    case keyboardF23
    /// The function key F24.
    case keyboardF24
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
