/// The keys of a keyboard by position, numbered as in the USB standard for input devices.
///
/// The names are those of a US keyboard: ``keyboardQ`` is the key at that position on any keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable, CaseIterable {
    /// The letter A.
    case keyboardA = 4
    /// The letter B.
    case keyboardB = 5
    /// The letter C.
    case keyboardC = 6
    /// The letter D.
    case keyboardD = 7
    /// The letter E.
    case keyboardE = 8
    /// The letter F.
    case keyboardF = 9
    /// The letter G.
    case keyboardG = 10
    /// The letter H.
    case keyboardH = 11
    /// The letter I.
    case keyboardI = 12
    /// The letter J.
    case keyboardJ = 13
    /// The letter K.
    case keyboardK = 14
    /// The letter L.
    case keyboardL = 15
    /// The letter M.
    case keyboardM = 16
    /// The letter N.
    case keyboardN = 17
    /// The letter O.
    case keyboardO = 18
    /// The letter P.
    case keyboardP = 19
    /// The letter Q.
    case keyboardQ = 20
    /// The letter R.
    case keyboardR = 21
    /// The letter S.
    case keyboardS = 22
    /// The letter T.
    case keyboardT = 23
    /// The letter U.
    case keyboardU = 24
    /// The letter V.
    case keyboardV = 25
    /// The letter W.
    case keyboardW = 26
    /// The letter X.
    case keyboardX = 27
    /// The letter Y.
    case keyboardY = 28
    /// The letter Z.
    case keyboardZ = 29
    /// The digit 1 above the letters.
    case keyboard1 = 30
    /// The digit 2 above the letters.
    case keyboard2 = 31
    /// The digit 3 above the letters.
    case keyboard3 = 32
    /// The digit 4 above the letters.
    case keyboard4 = 33
    /// The digit 5 above the letters.
    case keyboard5 = 34
    /// The digit 6 above the letters.
    case keyboard6 = 35
    /// The digit 7 above the letters.
    case keyboard7 = 36
    /// The digit 8 above the letters.
    case keyboard8 = 37
    /// The digit 9 above the letters.
    case keyboard9 = 38
    /// The digit 0 above the letters.
    case keyboard0 = 39
    /// Return.
    case keyboardReturnOrEnter = 40
    /// Escape.
    case keyboardEscape = 41
    /// Delete, before the caret.
    case keyboardDeleteOrBackspace = 42
    /// Tab.
    case keyboardTab = 43
    /// Space.
    case keyboardSpacebar = 44
    /// `-`
    case keyboardHyphen = 45
    /// `=`
    case keyboardEqualSign = 46
    /// `[`
    case keyboardOpenBracket = 47
    /// `]`
    case keyboardCloseBracket = 48
    /// `\\`
    case keyboardBackslash = 49
    /// `#`, on keyboards that are not American.
    case keyboardNonUSPound = 50
    /// `;`
    case keyboardSemicolon = 51
    /// `'`
    case keyboardQuote = 52
    /// The grave accent.
    case keyboardGraveAccentAndTilde = 53
    /// `,`
    case keyboardComma = 54
    /// `.`
    case keyboardPeriod = 55
    /// `/`
    case keyboardSlash = 56
    /// Caps lock.
    case keyboardCapsLock = 57
    /// The function key F1.
    case keyboardF1 = 58
    /// The function key F2.
    case keyboardF2 = 59
    /// The function key F3.
    case keyboardF3 = 60
    /// The function key F4.
    case keyboardF4 = 61
    /// The function key F5.
    case keyboardF5 = 62
    /// The function key F6.
    case keyboardF6 = 63
    /// The function key F7.
    case keyboardF7 = 64
    /// The function key F8.
    case keyboardF8 = 65
    /// The function key F9.
    case keyboardF9 = 66
    /// The function key F10.
    case keyboardF10 = 67
    /// The function key F11.
    case keyboardF11 = 68
    /// The function key F12.
    case keyboardF12 = 69
    /// Print screen.
    case keyboardPrintScreen = 70
    /// Scroll lock.
    case keyboardScrollLock = 71
    /// Pause.
    case keyboardPause = 72
    /// Insert.
    case keyboardInsert = 73
    /// Home.
    case keyboardHome = 74
    /// Page up.
    case keyboardPageUp = 75
    /// Delete, after the caret.
    case keyboardDeleteForward = 76
    /// End.
    case keyboardEnd = 77
    /// Page down.
    case keyboardPageDown = 78
    /// The arrow to the right.
    case keyboardRightArrow = 79
    /// The arrow to the left.
    case keyboardLeftArrow = 80
    /// The arrow down.
    case keyboardDownArrow = 81
    /// The arrow up.
    case keyboardUpArrow = 82
    /// Num lock.
    case keypadNumLock = 83
    /// `/` on the numeric pad.
    case keypadSlash = 84
    /// `*` on the numeric pad.
    case keypadAsterisk = 85
    /// `-` on the numeric pad.
    case keypadHyphen = 86
    /// `+` on the numeric pad.
    case keypadPlus = 87
    /// Enter on the numeric pad.
    case keypadEnter = 88
    /// The digit 1 on the numeric pad.
    case keypad1 = 89
    /// The digit 2 on the numeric pad.
    case keypad2 = 90
    /// The digit 3 on the numeric pad.
    case keypad3 = 91
    /// The digit 4 on the numeric pad.
    case keypad4 = 92
    /// The digit 5 on the numeric pad.
    case keypad5 = 93
    /// The digit 6 on the numeric pad.
    case keypad6 = 94
    /// The digit 7 on the numeric pad.
    case keypad7 = 95
    /// The digit 8 on the numeric pad.
    case keypad8 = 96
    /// The digit 9 on the numeric pad.
    case keypad9 = 97
    /// The digit 0 on the numeric pad.
    case keypad0 = 98
    /// `.` on the numeric pad.
    case keypadPeriod = 99
    /// The backslash on keyboards that are not American.
    case keyboardNonUSBackslash = 100
    /// The key for a menu.
    case keyboardApplication = 101
    /// Power.
    case keyboardPower = 102
    /// `=` on the numeric pad.
    case keypadEqualSign = 103
    /// The function key F13.
    case keyboardF13 = 104
    /// The function key F14.
    case keyboardF14 = 105
    /// The function key F15.
    case keyboardF15 = 106
    /// The function key F16.
    case keyboardF16 = 107
    /// The function key F17.
    case keyboardF17 = 108
    /// The function key F18.
    case keyboardF18 = 109
    /// The function key F19.
    case keyboardF19 = 110
    /// The function key F20.
    case keyboardF20 = 111
    /// The function key F21.
    case keyboardF21 = 112
    /// The function key F22.
    case keyboardF22 = 113
    /// The function key F23.
    case keyboardF23 = 114
    /// The function key F24.
    case keyboardF24 = 115
    /// Control on the left.
    case keyboardLeftControl = 224
    /// Shift on the left.
    case keyboardLeftShift = 225
    /// Option on the left.
    case keyboardLeftAlt = 226
    /// Command on the left.
    case keyboardLeftGUI = 227
    /// Control on the right.
    case keyboardRightControl = 228
    /// Shift on the right.
    case keyboardRightShift = 229
    /// Option on the right.
    case keyboardRightAlt = 230
    /// Command on the right.
    case keyboardRightGUI = 231
}
