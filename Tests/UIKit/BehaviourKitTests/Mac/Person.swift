import UIKit

/// The person at the Mac, who is told what to do, and has 20 seconds for it.
@MainActor
final class Person: Hand {
    /// The window of the behaviour that is shown.
    weak var window: TouchCountingWindow?
    private let board: UIWindow
    private let text = UILabel()
    private let frame = UIView()
    private static let patience = 20.0

    init(in scene: UIWindowScene) {
        board = UIWindow(windowScene: scene)
        board.windowLevel = .alert + 1
        board.isUserInteractionEnabled = false
        text.frame = CGRect(x: 8, y: 44, width: scene.screen.bounds.width - 16, height: 54)
        text.numberOfLines = 3
        text.font = .boldSystemFont(ofSize: 14)
        text.textColor = .white
        text.backgroundColor = .blue
        frame.layer.borderColor = UIColor.red.cgColor
        frame.layer.borderWidth = 3
        frame.isHidden = true
        board.addSubview(text)
        board.addSubview(frame)
        board.isHidden = false
    }

    func say(_ words: String) {
        text.text = words
    }

    func pause(_ seconds: Double) async {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }

    func make(_ gesture: Gesture, on view: UIView?) async -> Bool {
        say(gesture.instruction)
        frame.isHidden = view == nil
        if let view { frame.frame = view.convert(view.bounds, to: nil) }
        let isMade = await wait(for: gesture)
        frame.isHidden = true
        say("")
        return isMade
    }

    /// Waits until as many touches or changes of the text were seen as the gesture has.
    private func wait(for gesture: Gesture) async -> Bool {
        let keys = Keys()
        defer { keys.stop() }
        let touches = window?.ended ?? 0
        var time = 0.0
        while time < Self.patience {
            await pause(0.1)
            time += 0.1
            switch gesture {
            case .tap, .press, .drag, .flick:
                if let window, window.down.isEmpty, window.ended > touches { return true }
            case .doubleTap, .pinch:
                if let window, window.down.isEmpty, window.ended > touches + 1 { return true }
            case .tapStatusBar:
                // The status bar's touches come to no window: the person has five seconds.
                if time > 5 { return true }
            case .type(let text): if keys.changes >= text.count { return true }
            case .pressDelete: if keys.changes >= 1 { return true }
            case .pressReturn:
                if keys.changes >= 1 || keys.ends >= 1 || time > 5 { return true }
            }
        }
        return false
    }
}
