import FailureReporting
import HeadlessUIKit
import TimeLapse
import Touch
import ViewQuery

/// A target to type into: it is tapped, unless it has keyboard focus already, and then keys are pressed.
///
/// ```swift
/// theFirstView(withLabel("Email")).type("ada@example.com")
/// theFirstView(withLabel("Search")).type("swift", .return)
/// ```
///
/// Queries, elements and UIKit's text inputs are such targets. To type into a view of another class, declare
/// `extension Canvas: TypingTarget {}`. Views in general do not conform: inside a class with a method named `type`,
/// Swift's `type(of:)` can only be called as `Swift.type(of:)`.
@MainActor
public protocol TypingTarget: TouchTarget {}

extension TypingTarget {
    /// Types text into the target; see
    /// ``SoftwareKeyboard/type(_:delay:autocapitalizing:refused:fileID:filePath:line:column:)-(String,_,_,_,_,_,_,_)``.
    ///
    /// The target is tapped first, unless it has keyboard focus already. If it does not get it, that is a failure.
    ///
    /// - Parameter lapse: how much time passes after the tap; by default as the test's trait says.
    public func type(
        _ text: String, lapse: Lapse = .automatic, delay: Duration = .zero, autocapitalizing: Bool = false,
        refused: RefusedText = .nothing, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        guard takesFocus(for: "type", lapse, at: CallSite(fileID, filePath, line, column)) else { return }
        SoftwareKeyboard.main.type(
            text, delay: delay, autocapitalizing: autocapitalizing, refused: refused, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }

    /// Types texts, keys and chords into the target, one after another: `type("Helo", .delete, "lo", .return)`.
    ///
    /// All else is as for a text.
    ///
    /// - Parameter strokes: the texts, keys and chords to type.
    public func type(
        _ strokes: Keystroke..., lapse: Lapse = .automatic, delay: Duration = .zero,
        autocapitalizing: Bool = false, refused: RefusedText = .nothing, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        guard takesFocus(for: "type", lapse, at: CallSite(fileID, filePath, line, column)) else { return }
        SoftwareKeyboard.main.type(
            strokes, delay: delay, autocapitalizing: autocapitalizing, refused: refused, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }

    /// Clears the target's text; see ``SoftwareKeyboard/clearText(fileID:filePath:line:column:)``.
    ///
    /// The target is tapped first, unless it has keyboard focus already. If it does not get it, that is a failure.
    ///
    /// - Parameter lapse: how much time passes after the tap; by default as the test's trait says.
    public func clearText(
        lapse: Lapse = .automatic, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        guard takesFocus(for: "clearText", lapse, at: CallSite(fileID, filePath, line, column)) else {
            return
        }
        SoftwareKeyboard.main.clearText(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    private func takesFocus(for name: String, _ lapse: Lapse, at site: CallSite) -> Bool {
        site.whileCurrent { takeFocus(for: name, lapse: lapse) }
    }
}

extension ViewQuery: TypingTarget {}
extension ElementQuery: TypingTarget {}
extension AccessibleElement: TypingTarget {}
extension SpotOfTarget: TypingTarget {}
extension CellProxy: TypingTarget {}
extension UITextField: TypingTarget {}
extension UITextView: TypingTarget {}
extension UISearchBar: TypingTarget {}
