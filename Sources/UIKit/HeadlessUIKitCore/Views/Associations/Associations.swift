import Synchronization

/// The values that are associated with one object.
///
/// All stores are read and written under one lock.
final class Associations {
    /// A value, as its policy keeps it.
    enum Value {
        case retained(Any)
        case assigned(Weak)

        init(_ value: Any, _ policy: objc_AssociationPolicy) {
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
                self = .assigned(Weak(value as AnyObject))
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                self = .retained((value as? any NSCopying)?.copy(with: nil) ?? value)
            default: self = .retained(value)
            }
        }

        var value: Any? {
            switch self {
            case .retained(let value): value
            case .assigned(let reference): reference.object
            }
        }
    }

    final class Weak {
        private(set) weak var object: AnyObject?

        init(_ object: AnyObject) {
            self.object = object
        }
    }

    private var values: [UnsafeRawPointer: Value] = [:]

    func value(for key: UnsafeRawPointer) -> Any? { values[key]?.value }

    /// Sets or removes a value, and returns the old one, for the caller to release it.
    func replace(_ value: Value?, for key: UnsafeRawPointer) -> Value? {
        let old = values[key]
        values[key] = value
        return old
    }

    /// Removes all values, and returns them, for the caller to release them.
    func removeAll() -> [Value] {
        let old = Array(values.values)
        values = [:]
        return old
    }
}

/// A class of the framework that keeps the values associated with its objects, which are released with them.
protocol AssociationHolder: AnyObject {
    /// Read and written only under the lock of ``Associations``.
    nonisolated var associations: Associations? { get set }
}

// MARK: - Stores

extension Associations {
    private struct Entry {
        let owner: Weak
        let store: Associations
    }

    /// What leaves the lock is used by the caller alone.
    private struct Answer<Value>: @unchecked Sendable {
        let value: Value
    }

    private static let lock = Mutex(())
    /// The stores of objects that do not hold their own; read and written under the lock alone.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    /// Whether there ever was an entry, so that turns need not take the lock.
    private static let hasEntries = Atomic(false)

    /// Runs `body` under the lock with the store of an object, made if it is needed.
    static func withStore<Result>(
        of object: AnyObject, isNeeded: Bool, _ body: (Associations?) -> Result
    ) -> Result {
        lock.withLock { _ in Answer(value: body(store(of: object, isNeeded))) }.value
    }

    private static func store(of object: AnyObject, _ isNeeded: Bool) -> Associations? {
        if let holder = object as? any AssociationHolder {
            if holder.associations == nil, isNeeded { holder.associations = Associations() }
            return holder.associations
        }
        let key = ObjectIdentifier(object)
        if let entry = entries[key], entry.owner.object === object { return entry.store }
        guard isNeeded else { return nil }
        hasEntries.store(true, ordering: .relaxed)
        let store = Associations()
        entries[key] = Entry(owner: Weak(object), store: store)
        return store
    }

    /// Releases the values of objects that were freed; called at the end of each turn.
    ///
    /// - Complexity: O(*n*) in the objects, of classes that are not the framework's, with associated values.
    static func releaseOfFreedObjects() {
        guard hasEntries.load(ordering: .relaxed) else { return }
        let freed = lock.withLock { _ in
            let gone = entries.filter { $0.value.owner.object == nil }
            for key in gone.keys { entries[key] = nil }
            return Answer(value: gone)
        }
        // Released here, outside the lock.
        withExtendedLifetime(freed) {}
    }
}
