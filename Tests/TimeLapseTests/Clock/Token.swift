import TimeLapse

/// Something to be held, which says when it is let go.
@MainActor
final class Token {
    var work: ScheduledWork?
    var owned: AnyObject?
    private let onFree: @Sendable () -> Void

    nonisolated init(onFree: @escaping @Sendable () -> Void = {}) {
        self.onFree = onFree
    }

    deinit {
        onFree()
    }
}
