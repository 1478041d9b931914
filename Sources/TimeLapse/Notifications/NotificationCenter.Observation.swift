import Foundation
import Synchronization

extension NotificationCenter {
    /// One registration of an observer or a block.
    final class Observation: NSObject, Sendable {
        let name: Notification.Name?
        /// Its place in the order in which observations are made.
        let number: Int
        private static let numbers = Atomic(0)
        /// The object that must have posted the notification, held weakly; once it is freed, nothing matches.
        private let object: WeakObject?
        /// The observer that the block is called for; `nil` for an observation that was added as a block.
        private let observer: WeakObject?
        private let queue: TimeLapse::OperationQueue?
        /// `nil` once the observation was removed: its captures are released, even if the returned token is kept.
        private let block: Mutex<Block?>

        init(
            _ name: Notification.Name?, _ object: Any?, of observer: AnyObject? = nil,
            queue: TimeLapse::OperationQueue?,
            _ block: @escaping @Sendable (Notification) -> Void
        ) {
            self.name = name
            number = Self.numbers.add(1, ordering: .relaxed).newValue
            self.object = object.map { WeakObject($0 as AnyObject) }
            self.observer = observer.map(WeakObject.init)
            self.queue = queue
            self.block = Mutex(Block(run: block))
        }

        var isRemoved: Bool { block.withLock { $0 == nil } }

        /// The object's address, which may be that of another one once it is freed; `nil` for any object.
        var objectID: ObjectIdentifier? { object?.address }

        /// The observer's address, which may be that of another one once it is freed; `nil` for a block.
        var observerID: ObjectIdentifier? { observer?.address }

        var isAbandoned: Bool { observer.map { $0.object == nil } ?? false }

        func end() {
            // The block is released outside the lock: deinitializers may call the observation.
            var freed: Block?
            block.withLock { swap(&$0, &freed) }
        }

        /// The name in reports of an observation that was added as a block: only those retain objects.
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
            guard let block = block.withLock({ $0?.run }) else { return }
            guard let queue else { return block(notification) }
            let isMain = queue === TimeLapse::OperationQueue.main
            // Waiting for the main queue on the main queue, as Foundation for Linux does, would deadlock.
            if isMain ? MainQueue.isCurrent : queue === TimeLapse::OperationQueue.current {
                return block(notification)
            }
            // It is handed over completely: this code does not read it until the block is done, or not at
            // all.
            nonisolated(unsafe) let notification = notification
            guard isMain else {
                return queue.addOperations(
                    [TimeLapse::BlockOperation { [block] in block(notification) }], waitUntilFinished: true)
            }
            let what = "notification \"\(notification.name.rawValue)\""
            guard let world = World.receiver(of: what, at: nil) else { return }
            guard world !== World.processWide else {
                return Dispatch::DispatchQueue.main.async { [block] in block(notification) }
            }
            _ = world.clock.schedule(after: .zero, every: nil, name: what, site: nil) { [block] in
                block(notification)
            }
            world.clock.noteSent(at: nil)
        }
    }
}

/// A block, in a structure: a generic type such as `Mutex` that holds a closure itself wraps it once more at each read.
private struct Block: Sendable {
    let run: @Sendable (Notification) -> Void
}

/// A weak reference.
private final class WeakObject: @unchecked Sendable {
    // Written once, by the initializer; a weak reference can be read from any thread.
    private(set) weak var object: AnyObject?
    let address: ObjectIdentifier

    init(_ object: AnyObject) {
        self.object = object
        address = ObjectIdentifier(object)
    }
}
