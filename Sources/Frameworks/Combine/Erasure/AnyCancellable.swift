/// What cancels something when it is released, or before.
///
/// ```swift
/// private var cancellables: Set<AnyCancellable> = []
/// model.$title.sink { label.text = $0 }.store(in: &cancellables)
/// ```
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Makes one that calls a closure, once.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Makes one that cancels another one.
    public init<C: Cancellable>(_ canceller: C) {
        action = canceller.cancel
    }

    deinit { action?() }

    /// Cancels it now; a second call does nothing.
    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Whether two are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Keeps it in a collection, such as an array, until that is freed.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps it in a set until that is freed.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}
