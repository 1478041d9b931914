import Robot
import TestSupport

/// A controller in a window, to present alerts from, and what happens to it.
@MainActor
final class AlertStage {
    /// Logs that it appears and disappears.
    final class Screen: UIViewController {
        var note: (String) -> Void = { _ in }

        override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    }

    /// An alert that logs that it appears and disappears.
    final class LoggingAlert: UIAlertController {
        var note: (String) -> Void = { _ in }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("viewWillAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("viewDidAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("viewWillDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("viewDidDisappear")
        }
    }

    let screen = Screen()
    private let log = EventLog()

    init() {
        screen.view.backgroundColor = .white
        UIWindow.createWindowForTesting().rootViewController = screen
        // The controller behind an alert stays, and gets no appearance calls.
        screen.note = { [weak self] in self?.note("screen \($0)") }
    }

    func note(_ line: String) {
        log.add(line)
    }

    /// The lines since the last time, one below the other.
    func take() -> String { log.take() }

    /// An alert with actions that log that they are performed: `-Cancel` is a cancel action, `!Delete` destructive.
    func alert(
        _ title: String?, _ message: String? = nil, style: UIAlertController.Style = .alert,
        actions: [String]
    ) -> LoggingAlert {
        let alert = LoggingAlert(title: title, message: message, preferredStyle: style)
        for name in actions {
            let style: UIAlertAction.Style =
                name.hasPrefix("-") ? .cancel : name.hasPrefix("!") ? .destructive : .default
            let title = name.filter { $0 != "-" && $0 != "!" }
            alert.addAction(
                UIAlertAction(title: title, style: style) { [weak self] _ in self?.note("performed \(title)")
                })
        }
        return alert
    }
}
