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
        let isMade = await wait(for: gesture, on: view)
        frame.isHidden = true
        say("")
        return isMade
    }

    /// Waits until as many touches or changes of the text were seen as the gesture has.
    private func wait(for gesture: Gesture, on view: UIView?) async -> Bool {
        let keys = Keys()
        defer { keys.stop() }
        let touches = window?.ended ?? 0
        for _ in 0..<Int(Self.patience * 10) {
            await pause(0.1)
            if isMade(gesture, on: view, since: touches, keys) { return true }
        }
        return false
    }

    private func isMade(_ gesture: Gesture, on view: UIView?, since touches: Int, _ keys: Keys) -> Bool {
        let isUp = window?.down.isEmpty ?? true
        let ended = (window?.ended ?? 0) - touches
        switch gesture {
        case .tap, .press, .drag, .flick: return isUp && ended > 0
        case .doubleTap, .pinch: return isUp && ended > 1
        // The status bar's touches come to no window.
        case .tapStatusBar: return (view as? UIScrollView).map { $0.contentOffset.y <= 0 } ?? false
        // A character that is refused changes nothing: three seconds of rest are the end, too.
        case .type(let text): return keys.changes >= text.count || keys.changes > 0 && keys.rest > 3
        case .pressDelete: return keys.changes > 0
        case .pressReturn: return keys.changes > 0 || keys.ends > 0
        }
    }
}
