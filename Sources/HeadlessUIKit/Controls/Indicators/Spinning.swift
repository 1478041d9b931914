import TimeLapse

/// An endless rotation: scheduled on the clock only to be reported, it does not keep the clock busy.
@MainActor
final class Spinning {
    private weak var clock: VirtualClock?
    private var work: ScheduledWork?

    deinit {
        // Nothing else would cancel it.
        work?.cancel()
    }

    /// Schedules the rotation on the clock of `window`'s application, and removes it from any other clock.
    ///
    /// - Parameters:
    ///   - window: the window that shows it; `nil` removes it from the clock.
    ///   - name: its name in reports.
    func turn(in window: UIWindow?, name: @autoclosure () -> String) {
        let next = window?.application?.clock
        guard next !== clock || (next == nil) != (work == nil) else { return }
        work?.cancel()
        clock = next
        work = next?.addEndless(name: name(), site: nil)
    }
}

extension UIView {
    /// The name in reports of something that rotates in the view.
    final func spinnerName(_ kind: String) -> String {
        guard let identifier = accessibilityIdentifier, !identifier.isEmpty else { return kind }
        return "\(kind) #\(identifier.inOneLine)"
    }
}
