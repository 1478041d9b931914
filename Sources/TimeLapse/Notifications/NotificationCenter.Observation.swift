import Foundation
import Synchronization

extension NotificationCenter {
    /// Somebody who wants to hear of notifications.
    final class Observation: NSObject, Sendable {
        private let name: Notification.Name?
        /// What the notification must be about, which is not kept alive; nobody, once that is gone.
        private let object: WeakObject?
        /// Whom the block is called for; nobody for a block that was added as such.
        private let observer: WeakObject?
        private let queue: OperationQueue?
        /// `nil` once it was removed: what the block holds goes then, also if what was returned for it is kept.
        private let block: Mutex<(@Sendable (Notification) -> Void)?>

        init(
            _ name: Notification.Name?, _ object: Any?, of observer: AnyObject? = nil, queue: OperationQueue?,
            _ block: @escaping @Sendable (Notification) -> Void
        ) {
            self.name = name
            self.object = object.map { WeakObject($0 as AnyObject) }
            self.observer = observer.map(WeakObject.init)
            self.queue = queue
            self.block = Mutex(block)
        }

        /// Whether it was removed.
        var isRemoved: Bool { block.withLock { $0 == nil } }

        /// Whether its observer is gone.
        var isAbandoned: Bool { observer.map { $0.object == nil } ?? false }

        func end() {
            // What the block holds is let go outside the lock: freeing it may come back to the observation.
            var freed: (@Sendable (Notification) -> Void)?
            block.withLock { swap(&$0, &freed) }
        }

        /// What reports call it, if it is a block that was added as such: only that can hold anything.
        var nameOfBlock: String? {
            observer == nil ? name.map { "observes \"\($0.rawValue)\"" } ?? "observes all notifications" : nil
        }

        func concerns(_ notification: Notification) -> Bool {
            if let name, name != notification.name { return false }
            guard let object else { return true }
            guard let wanted = object.object, let posted = notification.object else { return false }
            return wanted === posted as AnyObject
        }

        func isOf(_ other: AnyObject) -> Bool {
            observer.map { $0.object === other } ?? (self === other)
        }

        func isFor(_ otherName: Notification.Name?, _ otherObject: Any?) -> Bool {
            if let otherName, otherName != name { return false }
            guard let otherObject else { return true }
            return object?.object === otherObject as AnyObject
        }

        func call(_ notification: Notification) {
            guard let block = block.withLock({ $0 }) else { return }
            guard let queue, queue !== OperationQueue.current else { return block(notification) }
            // It is handed over whole, and nobody here looks at it until the block is done or after it was posted.
            nonisolated(unsafe) let notification = notification
            if queue !== OperationQueue.main {
                queue.addOperations(
                    [BlockOperation { [block] in block(notification) }], waitUntilFinished: true)
            } else if MainQueue.isCurrent {
                // To wait for the main queue on the main queue, as Foundation for Linux does, has no end.
                block(notification)
            } else {
                Dispatch::DispatchQueue.main.async { [block] in block(notification) }
            }
        }
    }
}

/// An object that is not kept alive.
private final class WeakObject: @unchecked Sendable {
    // Written once, when it is made; a weak reference can be read from anywhere.
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
