import UIKit

/// Counts what the keyboard brings about.
@MainActor
final class Keys {
    private(set) var changes = 0
    private(set) var ends = 0
    private var lastChange = Date.distantPast
    private var observers: [any NSObjectProtocol] = []

    init() {
        observe(UITextField.textDidChangeNotification) { $0.noteChange() }
        observe(UITextView.textDidChangeNotification) { $0.noteChange() }
        observe(UITextField.textDidEndEditingNotification) { $0.ends += 1 }
    }

    /// How many seconds ago the text last changed.
    var rest: Double { Date().timeIntervalSince(lastChange) }

    func stop() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func noteChange() {
        changes += 1
        lastChange = Date()
    }

    private func observe(_ name: Notification.Name, _ count: @escaping @MainActor @Sendable (Keys) -> Void) {
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
            [weak self] _ in
            MainActor.assumeIsolated {
                if let self { count(self) }
            }
        }
        observers.append(observer)
    }
}
