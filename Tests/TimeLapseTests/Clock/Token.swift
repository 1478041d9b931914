import TimeLapse

/// An object that reports when it is freed.
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
