import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse
import ViewQuery

extension XCUIElement {
    /// Types a text into the element, which must have keyboard focus, or contain what has it.
    ///
    /// Raw values of ``XCUIKeyboardKey`` in the text are keys: `typeText(XCUIKeyboardKey.delete.rawValue)`.
    ///
    /// - Parameter text: what to type; a line break is the return key.
    public func typeText(
        _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        ElementAction(lookup, "typeText(\(text.inOneLine.debugDescription))", at: site).perform { action in
            guard action.checkFocus() else { return }
            SoftwareKeyboard.main.type(Self.strokes(of: text))
            TimeLapse.waitForAnimationsToFinish()
        }
    }

    /// Presses a key of a hardware keyboard, with modifier keys.
    public func typeKey(
        _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        typeKey(
            key.rawValue, modifierFlags: flags, fileID: fileID, filePath: filePath, line: line, column: column
        )
    }

    /// Presses the key of a character of a hardware keyboard, with modifier keys.
    public func typeKey(
        _ key: String, modifierFlags flags: KeyModifierFlags, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        ElementAction(lookup, "typeKey(\(key.debugDescription))", at: site).perform { action in
            guard Interruptions.handle(before: action) else { return }
            let text = flags.contains(.capsLock) ? key.uppercased() : key
            var stroke = XCUIKeyboardKey(rawValue: key).keystroke ?? .text(text)
            for (flag, modifier) in KeyModifierFlags.keystrokes where flags.contains(flag) {
                stroke = modifier + stroke
            }
            SoftwareKeyboard.main.type([stroke])
            TimeLapse.waitForAnimationsToFinish()
        }
    }

    private static func strokes(of text: String) -> [Keystroke] {
        var strokes: [Keystroke] = []
        var plain = ""
        for character in text {
            let key = XCUIKeyboardKey(rawValue: String(character)).keystroke
            guard character != "\t" || key != nil, let key, character != "\r" else {
                plain.append(character == "\r" ? "\n" : character)
                continue
            }
            if !plain.isEmpty { strokes.append(.text(plain)) }
            plain = ""
            strokes.append(key)
        }
        if !plain.isEmpty { strokes.append(.text(plain)) }
        return strokes
    }
}

extension ElementAction {
    /// Returns whether keys go to the element or into it; records a failure if not, which says where they go instead.
    @MainActor
    fileprivate func checkFocus() -> Bool {
        guard Interruptions.handle(before: self) else { return false }
        guard let node = lookup.node(for: name) else { return false }
        let focus = UIApplication.shared.keyWindow?.firstResponder
        if case .application = node.source, focus is any UIKeyInput { return true }
        if node.hasKeyboardFocus, focus is any UIKeyInput { return true }
        let holder = (focus as? UIView).map { "\($0.summary) has" } ?? "nothing has"
        AutomationFailure(
            "\(lookup.code).\(name) failed: \(node.summary) has no keyboard focus; \(holder) it. Tap it first:"
                + " \(lookup.code).tap()"
        ).record()
        return false
    }
}
