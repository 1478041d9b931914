import Foundation

@objc protocol KitchenTimerDelegate: AnyObject {
    func kitchenTimerDidChange(_ timer: KitchenTimer)
    @objc optional func kitchenTimerShouldStart(_ timer: KitchenTimer) -> Bool
    @objc optional func kitchenTimerDidFinish(_ timer: KitchenTimer)
    /// What the timer is for.
    @objc optional var timerName: String { get }
}

/// Counts seconds down.
final class KitchenTimer: NSObject {
    weak var delegate: KitchenTimerDelegate?

    private(set) var remaining: Int
    private let duration: Int
    private var timer: Timer?

    init(minutes: Int) {
        duration = minutes * 60
        remaining = duration
        super.init()
    }

    var isRunning: Bool { timer != nil }

    /// The remaining time, such as "4:05", with the name of what it is for.
    var text: String {
        let time = String(format: "%d:%02d", remaining / 60, remaining % 60)
        guard let name = delegate?.timerName else { return time }
        return "\(name) \(time)"
    }

    func start() {
        guard timer == nil, remaining > 0, delegate?.kitchenTimerShouldStart?(self) ?? true else { return }
        let timer = Timer(
            timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        delegate?.kitchenTimerDidChange(self)
    }

    func pause() {
        timer?.invalidate()
        timer = nil
        delegate?.kitchenTimerDidChange(self)
    }

    func reset() {
        remaining = duration
        pause()
    }

    func add(minutes: Int) {
        remaining += minutes * 60
        delegate?.kitchenTimerDidChange(self)
    }

    @objc private func tick(_ timer: Timer) {
        remaining -= 1
        guard remaining == 0 else {
            delegate?.kitchenTimerDidChange(self)
            return
        }
        pause()
        delegate?.kitchenTimerDidFinish?(self)
    }
}
