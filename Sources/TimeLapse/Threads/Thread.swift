import FailureReporting
public import Foundation
import Synchronization

/// Foundation's thread, which belongs to the test that begins it: what it sends to the main queue is that test's.
///
/// ```swift
/// Thread.detachNewThread {
///     let image = render()
///     DispatchQueue.main.async { self.imageView.image = image }
/// }
/// ```
///
/// Threads are real, and take real time: a wait of a test whose condition is still false when nothing more is due on the
/// clock goes on in real time while a thread of the test runs, for a few seconds at most, and warns of it.
open class Thread: NSObject, @unchecked Sendable {
    // The class is open, as Foundation's is, so it cannot be checked. Its own properties are constant or
    // locked.
    private struct State {
        var block: (@Sendable () -> Void)?
        var stage = Stage.new
        var isCancelled = false
        // Foundation's answers that of the thread that asks.
        var name: String?
    }

    private enum Stage { case new, running, finished }

    private let state: Mutex<State>
    private let site: CallSite?
    private let settings = Foundation::Thread {}
    private let data = NSMutableDictionary()

    /// Makes a thread whose work is its ``main()``.
    public override init() {
        state = Mutex(State())
        site = nil
        super.init()
    }

    /// Makes a thread that runs a block.
    public init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, block: @escaping @Sendable () -> Void
    ) {
        state = Mutex(State(block: block))
        site = CallSite(fileID, filePath, line, column)
        super.init()
    }

    /// Runs a block on a new thread.
    public class func detachNewThread(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ block: @escaping @Sendable () -> Void
    ) {
        Thread(fileID: fileID, filePath: filePath, line: line, column: column, block: block).start()
    }

    /// Begins to run the thread, in the world of the code that calls this; starting it twice is a failure.
    open func start() {
        let isNew = state.withLock { state in
            defer { if state.stage == .new { state.stage = .running } }
            return state.stage == .new
        }
        guard isNew else { return ThreadFailure.startedTwice(name).record(at: site) }
        let origin = ThreadOrigin("a thread" + (name.map { " \(String(reflecting: $0))" } ?? ""), at: site)
        let native = Foundation::Thread { [self] in
            Foundation::Thread.current.threadDictionary[Self.key] = self
            origin.run { main() }
            state.withLock { state in
                state.stage = .finished
                state.block = nil
            }
        }
        native.name = name
        native.stackSize = settings.stackSize
        native.start()
    }

    /// What the thread does: it runs its block, unless a subclass overrides this.
    open func main() {
        state.withLock { $0.block }?()
    }

    /// Asks the thread to end, which looks at ``isCancelled``.
    open func cancel() { state.withLock { $0.isCancelled = true } }

    /// Whether the thread was asked to end.
    open var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Whether it runs.
    open var isExecuting: Bool { state.withLock { $0.stage == .running } }

    /// Whether it has ended.
    open var isFinished: Bool { state.withLock { $0.stage == .finished } }

    /// The name, which reports have as well.
    open var name: String? {
        get { state.withLock { $0.name } }
        set { state.withLock { $0.name = newValue } }
    }

    /// The size of the stack in bytes, for a thread that has not begun.
    open var stackSize: Int {
        get { settings.stackSize }
        set { settings.stackSize = newValue }
    }

    /// How important the work is. It has no effect here.
    open var qualityOfService: QualityOfService {
        get { settings.qualityOfService }
        set { settings.qualityOfService = newValue }
    }

    /// Values of the thread's own.
    open var threadDictionary: NSMutableDictionary { data }

    /// Whether it is the main queue's.
    open var isMainThread: Bool { self === Self.mainThread }
}

extension Thread {
    private static let key = "TimeLapse.Thread"

    /// The thread of the code that runs; the main one on the main queue.
    public class var current: TimeLapse::Thread {
        if MainQueue.isCurrent { return mainThread }
        let data = Foundation::Thread.current.threadDictionary
        if let thread = data[key] as? TimeLapse::Thread { return thread }
        let thread = TimeLapse::Thread()
        thread.state.withLock { $0.stage = .running }
        data[key] = thread
        return thread
    }

    /// The main queue's thread.
    public static let mainThread: TimeLapse::Thread = {
        let thread = TimeLapse::Thread()
        thread.state.withLock { $0.stage = .running }
        return thread
    }()

    /// The main queue's thread.
    public class var main: TimeLapse::Thread { mainThread }

    /// Whether the caller is on the main queue, which changes its thread on Linux.
    public class var isMainThread: Bool { MainQueue.isCurrent }

    /// Blocks the thread for so many seconds: of real time on a thread, and of virtual time on the main queue.
    ///
    /// What is due on the main queue meanwhile is late, as on a device; where the code would be on another queue there,
    /// it happens in time.
    public class func sleep(
        forTimeInterval interval: TimeInterval, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        guard interval > 0 else { return }
        let site = CallSite(fileID, filePath, line, column)
        let isOver: Void? = MainQueue.ifCurrent {
            BlockedMain.sleep(Duration(finiteSeconds: interval) ?? .longest, at: site)
        }
        if isOver == nil { RealClock.block(for: interval) }
    }

    /// Ends the thread that calls it.
    public class func exit() { Foundation::Thread.exit() }

    /// The calls that led here, as text.
    public class var callStackSymbols: [String] { Foundation::Thread.callStackSymbols }

    /// The return addresses of the calls that led here.
    public class var callStackReturnAddresses: [NSNumber] { Foundation::Thread.callStackReturnAddresses }
}

/// A misuse of a thread.
package enum ThreadFailure: Failure {
    case startedTwice(String?)

    package var description: String {
        switch self {
        case .startedTwice(let name):
            "Thread.start() was called for the second time"
                + (name.map { " on the thread \(String(reflecting: $0))" } ?? "")
                + ". On a device this crashes; here it does nothing."
        }
    }
}
