import Foundation
import Synchronization

/// The graphics contexts that code has begun to draw in, of each thread; the last one is the current.
///
/// An application has one, so that two tests do not draw into each other's contexts.
package final class ContextStack: Sendable {
    struct Entry {
        /// `nil` for an image of no size.
        var context: CGContext?
        /// The image that the context was begun for; `nil` for one that was pushed.
        var image: ImageFormat?
    }

    struct ImageFormat {
        var size: CGSize
        var scale: CGFloat
        var isOpaque: Bool
    }

    // Contexts are not Sendable. Each is reached by the key of the thread that pushed it, and so by that
    // thread alone.
    private struct Entries: @unchecked Sendable {
        var all: [ObjectIdentifier: [Entry]] = [:]
    }

    private let entries = Mutex(Entries())

    static var current: ContextStack { DeviceTraits.running.contexts }

    private var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

    var last: Entry? {
        let thread = thread
        nonisolated(unsafe) var last: Entry?
        entries.withLock { last = $0.all[thread]?.last }
        return last
    }

    func push(_ context: CGContext?, for image: ImageFormat? = nil) {
        let thread = thread
        nonisolated(unsafe) let entry = Entry(context: context, image: image)
        entries.withLock { $0.all[thread, default: []].append(entry) }
    }

    func pop(if condition: (Entry) -> Bool) -> Bool {
        guard let last, condition(last) else { return false }
        let thread = thread
        entries.withLock {
            $0.all[thread]?.removeLast()
            // A thread's key may be that of another thread later.
            if $0.all[thread]?.isEmpty == true { $0.all[thread] = nil }
        }
        return true
    }

    /// Calls `body` with a context as the current one; what it pushes and does not pop is popped.
    package static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
        let stack = current
        let thread = stack.thread
        let count = stack.count(of: thread)
        stack.push(context)
        defer { stack.cut(to: count, of: thread) }
        return try body()
    }

    private func count(of thread: ObjectIdentifier) -> Int {
        entries.withLock { $0.all[thread]?.count ?? 0 }
    }

    private func cut(to count: Int, of thread: ObjectIdentifier) {
        entries.withLock {
            let kept = $0.all[thread]?.prefix(count) ?? []
            $0.all[thread] = kept.isEmpty ? nil : Array(kept)
        }
    }

    /// The current context; without one, or with numbers that are not finite, records that `call` does nothing.
    package static func context(for call: String, _ numbers: [CGFloat] = []) -> CGContext? {
        guard let context = current.last?.context else {
            GraphicsFailure.noContext(call).recordAsLog()
            return nil
        }
        return context.areFinite(numbers, call) ? context : nil
    }
}
