import HeadlessUIKit

/// A bar above a keyboard, with a button that dismisses it.
final class DoneBar: UIToolbar {
    convenience init(for input: UIResponder) {
        self.init(frame: .zero)
        let done = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak input] _ in _ = input?.resignFirstResponder() })
        items = [.flexibleSpace(), done]
        sizeToFit()
    }
}
