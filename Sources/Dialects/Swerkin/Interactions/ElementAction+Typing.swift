import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse
import ViewQuery

// Typing into an element, clearing it, and setting its text.
extension ElementAction {
    /// Touches the element, unless it has keyboard focus already, and types; a character that the delegate refuses is a
    /// failure.
    ///
    /// - Parameter clears: whether the text that is there is cleared first.
    @discardableResult
    func enter(_ text: String, clears: Bool = true) -> Bool {
        withTappable(pointOfTyping(text)) { element in
            guard !clears || clear(element) else { return }
            type(text, into: element)
        }
    }

    /// Clears the element's text and types; then the element must show a text, by the end of the time-out.
    ///
    /// Characters that the delegate refuses are not a failure.
    @discardableResult
    func enter(_ text: String, expecting expected: String) -> Bool {
        let isTyped = withTappable(pointOfTyping(text)) { element in
            guard clear(element) else { return }
            type(text, into: element, refused: .anything)
        }
        guard isTyped else { return false }
        return wait(
            Timeouts.validation, "Did not see \(expected.debugDescription) in \(sought.name)",
            details: { ["It shows \(shownText.debugDescription) after typing \(text.debugDescription)."] }
        ) { shownText == expected }
    }

    @discardableResult
    func clear() -> Bool {
        withTappable(pointOfClearing) { _ = clear($0) }
    }

    @MainActor
    private func clear(_ element: AccessibleElement) -> Bool {
        perform(pointOfClearing) {
            guard element.target.takeFocus(for: "clearText", lapse: .animations) else { return }
            SoftwareKeyboard.main.clearText(
                fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
        }
    }

    /// Replaces the element's text in one piece, as pasting does: its delegate is asked, and it sends its editing events.
    ///
    /// Unlike typing it needs no keys, so that a field with a picker instead of the keyboard takes it, too.
    @discardableResult
    func set(_ text: String) -> Bool {
        let point = "Could not set the text of \(sought.name) to \(text.debugDescription)."
        return withTappable(point) { element in
            guard element.target.takeFocus(for: "setText", lapse: .animations) else { return }
            let keyboard = UIApplication.shared.keyboard
            guard let input = keyboard.input as? any UITextInput else {
                return record(point, ["\(element) takes no text."])
            }
            keyboard.refusal = nil
            input.selectedTextRange = input.textRange(
                from: input.beginningOfDocument, to: input.endOfDocument)
            if !text.isEmpty {
                keyboard.insert(text)
            } else if input.hasText {
                keyboard.deleteBackward()
            }
            guard let refusal = keyboard.refusal else { return }
            keyboard.refusal = nil
            record(point, ["The delegate of \(refusal.viewName) refused it, in \(refusal.method)."])
        }
    }

    @MainActor
    private func type(_ text: String, into element: AccessibleElement, refused: RefusedText = .nothing) {
        guard element.target.takeFocus(for: "type", lapse: .animations) else { return }
        SoftwareKeyboard.main.type(
            text, refused: refused, fileID: site.fileID, filePath: site.filePath, line: site.line,
            column: site.column)
    }

    private var pointOfClearing: String { "Could not clear \(sought.name)." }

    private func pointOfTyping(_ text: String) -> String {
        "Could not type \(text.debugDescription) into \(sought.name)."
    }

    @MainActor
    private var shownText: String {
        guard let element = sought.first else { return "" }
        return (element.view as? UITextField)?.text ?? (element.view as? UITextView)?.text ?? element.value
            ?? ""
    }
}
