import FailureReporting
import Keyboard
import Testing
import Touch

/// An application with a window and inputs in it, whose delegates and events write down what happens.
@MainActor
final class KeyboardStage {
    let window: UIWindow
    private(set) var log: [String] = []
    private var delegates: [LoggingDelegate] = []

    var keyboard: SoftwareKeyboard { .main }

    private init() {
        window = UIWindow.createWindowForTesting()
    }

    static func run(_ body: (KeyboardStage) throws -> Void) rethrows {
        try UIApplication.withShared(UIApplication()) { try body(KeyboardStage()) }
    }

    /// A text field below the existing inputs, with a logging delegate.
    func field(_ name: String = "field", _ set: (UITextField) -> Void = { _ in }) -> UITextField {
        let field = UITextField(frame: nextFrame)
        field.accessibilityIdentifier = name
        let delegate = LoggingDelegate { [weak self] in self?.log.append($0) }
        delegates.append(delegate)
        field.delegate = delegate
        field.addAction(UIAction { [weak self] _ in self?.log.append("changed") }, for: .editingChanged)
        set(field)
        window.addSubview(field)
        return field
    }

    func textView(_ name: String = "notes") -> UITextView {
        let view = UITextView(frame: nextFrame)
        view.accessibilityIdentifier = name
        let delegate = LoggingDelegate { [weak self] in self?.log.append($0) }
        delegates.append(delegate)
        view.delegate = delegate
        window.addSubview(view)
        return view
    }

    private var nextFrame: CGRect {
        CGRect(x: 0, y: 50 * CGFloat(window.subviews.count), width: 300, height: 44)
    }

    func note(_ event: String) { log.append(event) }

    /// What was written down since the last time.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

}

/// Refuses what has an exclamation mark in it, and says so of everything else.
@MainActor
private final class LoggingDelegate: UITextFieldDelegate, UITextViewDelegate {
    private let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) {
        self.note = note
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        note("should \(range.location)+\(range.length) \(string.debugDescription)")
        return !string.contains("!")
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { note("begin") }

    func textFieldDidEndEditing(_ textField: UITextField) { note("end") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        note("return")
        return true
    }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        note("should \(range.location)+\(range.length) \(text.debugDescription)")
        return !text.contains("!")
    }

    func textViewDidBeginEditing(_ textView: UITextView) { note("begin") }

    func textViewDidChange(_ textView: UITextView) { note("changed") }
}
