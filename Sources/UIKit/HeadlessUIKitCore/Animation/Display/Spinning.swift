import TimeLapse

/// An endless rotation: scheduled on the clock only to be reported, it does not keep the clock busy.
@MainActor
final class Spinning {
    /// What rotates, in reports.
    private let kind: String
    /// Whether it rotates, possibly outside a window.
    private(set) var isOn = false
    private weak var clock: VirtualClock?
    private var work: ScheduledWork?

    init(_ kind: String) {
        self.kind = kind
    }

    deinit {
        // Nothing else would cancel it.
        work?.cancel()
    }

    /// Starts or stops the rotation in a view; returns whether that changed anything.
    func turn(_ isOn: Bool, in view: UIView) -> Bool {
        guard self.isOn != isOn else { return false }
        self.isOn = isOn
        ViewTree.change(view)
        update(in: view)
        return true
    }

    /// Schedules the rotation on the clock of the application that shows the view, and removes it from any other clock.
    func update(in view: UIView) {
        let next = isOn ? view.window?.application?.clock : nil
        guard next !== clock || (next == nil) != (work == nil) else { return }
        work?.cancel()
        clock = next
        work = next?.addEndless(name: view.spinnerName(kind), site: nil)
    }
}

extension UIView {
    /// The name in reports of something that rotates in the view.
    final func spinnerName(_ kind: String) -> String {
        guard let identifier = accessibilityIdentifier, !identifier.isEmpty else { return kind }
        return "\(kind) #\(identifier.inOneLine)"
    }
}
