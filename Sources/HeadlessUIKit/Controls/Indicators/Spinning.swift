import TimeLapse

/// What turns without end in a window: it is on the clock only to be reported, and holds nothing up.
@MainActor
final class Spinning {
    private weak var clock: VirtualClock?
    private var work: ScheduledWork?

    deinit {
        // Nobody is left to take it off.
        work?.cancel()
    }

    /// Puts it on the clock of the application that `window` belongs to, and takes it off any other.
    ///
    /// - Parameters:
    ///   - window: where it turns; `nil` for nowhere, and it is on no clock.
    ///   - name: what reports call it.
    func turn(in window: UIWindow?, name: @autoclosure () -> String) {
        let next = window?.application?.clock
        guard next !== clock || (next == nil) != (work == nil) else { return }
        work?.cancel()
        clock = next
        work = next?.addEndless(name: name(), site: nil)
    }
}

extension UIView {
    /// What reports call something that turns in the view.
    final func spinnerName(_ kind: String) -> String {
        guard let identifier = accessibilityIdentifier, !identifier.isEmpty else { return kind }
        return "\(kind) #\(identifier.inOneLine)"
    }
}
