import Foundation

/// A task as Swift's runtime stores it: its state, and what it waits for.
///
/// In Swift, only a task itself can query its state. Debuggers read it from the task's memory, and so does this type,
/// if the runtime reports the known layout version and if probe tasks in known states are read correctly:
/// ``isReadable``. Use it only where the task's jobs run, on the main queue, so that the task does not run meanwhile.
struct TaskHandle: @unchecked Sendable {
    /// The state of a task.
    enum State: Equatable {
        case complete
        case running
        /// Enqueued on some executor.
        case ready
        /// Suspended until another task is done.
        case waitingForTask(UnsafeRawPointer)
        /// Suspended until a continuation is resumed.
        case waitingForContinuation
        /// Suspended until a child of its group is done.
        case waitingForGroup
        case unknown
    }

    /// The runtime's task ID, which is unique.
    let id: UInt64
    private let address: UnsafeRawPointer
    // The memory at the address lives as long as the task is referenced.
    private let task: Task<Never, Never>?

    private init(_ address: UnsafeRawPointer, isHeld: Bool) {
        self.address = address
        id = taskID(of: unsafeBitCast(address, to: UnownedJob.self))
        task = isHeld ? unsafeBitCast(address, to: Task<Never, Never>.self) : nil
    }

    /// Makes a handle to the task of a job, and keeps the task alive.
    ///
    /// `nil` for jobs without a task, and for an `async let`, whose memory belongs to its parent.
    init?(_ job: UnownedJob) {
        let address = unsafeBitCast(job, to: UnsafeRawPointer.self)
        guard Self.isReadable, Self.flags(of: address).isKeepable else { return nil }
        self.init(address, isHeld: true)
    }

    /// The current task; `nil` as in ``init(_:)``.
    static var current: TaskHandle? {
        withUnsafeCurrentTask { task in
            task.flatMap { TaskHandle(unsafeBitCast($0, to: UnownedJob.self)) }
        }
    }

    /// Makes a handle to the task that another one waits for, which keeps it alive meanwhile.
    init(awaited address: UnsafeRawPointer) {
        self.init(address, isHeld: false)
    }

    static var currentID: UInt64? {
        withUnsafeCurrentTask { task in
            task.map { taskID(of: unsafeBitCast($0, to: UnownedJob.self)) }
        }
    }

    /// The ID of a job's task; `nil` for a job without a task, such as an actor's.
    static func id(of job: UnownedJob) -> UInt64? {
        flags(of: unsafeBitCast(job, to: UnsafeRawPointer.self)).isTask ? taskID(of: job) : nil
    }

    /// Whether it is a child of another task, which cancels it and waits for it.
    var isChild: Bool { Self.flags(of: address).isChild }

    /// Whether it is a child in a group of tasks.
    var isGroupChild: Bool { Self.flags(of: address).isGroupChild }

    func cancel() { task?.cancel() }
}

// MARK: - Memory

extension TaskHandle {
    /// Offsets of fields, from the runtime's headers `ABI/Task.h`, `ABI/TaskStatus.h` and `TaskPrivate.h`.
    private enum Place {
        static let jobFlags = 32
        static let status = 96
        static let records = 104
        static let nextRecord = 8
        static let dependency = 16
        static let dependencyKind = 32
        static let name = 16
    }

    private struct JobFlags {
        let value: UInt32

        var isTask: Bool { value & 0xFF == 0 }
        var isChild: Bool { value & 1 << 24 != 0 }
        var isGroupChild: Bool { value & 1 << 26 != 0 }
        var isAsyncLet: Bool { value & 1 << 28 != 0 }
        var isKeepable: Bool { isTask && !isAsyncLet }
    }

    private struct Status {
        let value: UInt32

        var isLocked: Bool { value & 0x200 != 0 }
        var isRunning: Bool { value & 0x800 != 0 }
        var isReady: Bool { value & 0x1000 != 0 }
        var isComplete: Bool { value & 0x2000 != 0 }
        var hasDependency: Bool { value & 0x4000 != 0 }
    }

    /// The kinds of status records of a task.
    private enum RecordKind {
        static let dependency: UInt8 = 0
        static let name: UInt8 = 6
    }

    private static func flags(of address: UnsafeRawPointer) -> JobFlags {
        JobFlags(value: address.load(fromByteOffset: Place.jobFlags, as: UInt32.self))
    }

    var state: State {
        let status = Status(value: address.load(fromByteOffset: Place.status, as: UInt32.self))
        if status.isComplete { return .complete }
        if status.isRunning { return .running }
        if status.isReady { return .ready }
        guard status.hasDependency, !status.isLocked,
            let record = address.load(fromByteOffset: Place.records, as: UnsafeRawPointer?.self),
            record.load(as: UInt8.self) == RecordKind.dependency
        else { return .unknown }
        let other = record.load(fromByteOffset: Place.dependency, as: UnsafeRawPointer?.self)
        switch (record.load(fromByteOffset: Place.dependencyKind, as: UInt32.self), other) {
        case (1, let other?): return .waitingForTask(other)
        case (2, _): return .waitingForContinuation
        case (3, _): return .waitingForGroup
        default: return .unknown
        }
    }

    /// The name that the task was begun with; read when it is first enqueued.
    var name: String? {
        var next = address.load(fromByteOffset: Place.records, as: UnsafeRawPointer?.self)
        while let record = next {
            if record.load(as: UInt8.self) == RecordKind.name {
                let text = record.load(fromByteOffset: Place.name, as: UnsafePointer<CChar>?.self)
                return text.map { String(cString: $0) }
            }
            next = record.load(fromByteOffset: Place.nextRecord, as: UnsafeRawPointer?.self)
        }
        return nil
    }
}

// MARK: - Whether it can be read

extension TaskHandle {
    /// Whether the runtime's tasks are laid out as this type expects.
    static let isReadable: Bool = {
        guard MemoryLayout<UnsafeRawPointer>.size == 8, let program = dlopen(nil, RTLD_NOW),
            let version = dlsym(program, "_swift_concurrency_debug_internal_layout_version"),
            version.load(as: UInt32.self) == knownLayout
        else { return false }
        return readsProbe()
    }()

    /// The version of the layout above.
    private static let knownLayout: UInt32 = 1

    /// Runs probe tasks from one state to the next, and checks that each state is read correctly.
    private static func readsProbe() -> Bool {
        nonisolated(unsafe) var continuation: UnsafeContinuation<Void, Never>?
        let waiting = Task.detached(name: "probe") { @Probe in
            await withUnsafeContinuation { continuation = $0 }
        }
        // It does not matter where the probe resumes.
        defer { continuation?.resume() }
        guard let probe = readyProbe(), probe.name == "probe", !probe.isCancelled else { return false }
        waiting.cancel()
        guard probe.isCancelled else { return false }
        ProbeExecutor.shared.run()
        guard probe.state == .waitingForContinuation else { return false }
        Task.detached { @Probe in }
        guard let other = readyProbe(), other.name == nil else { return false }
        ProbeExecutor.shared.run()
        return other.state == .complete
    }

    private static func readyProbe() -> TaskHandle? {
        guard let address = ProbeExecutor.shared.address, flags(of: address).isKeepable else { return nil }
        let probe = TaskHandle(address, isHeld: true)
        return probe.state == .ready ? probe : nil
    }

    private var isCancelled: Bool {
        address.load(fromByteOffset: Place.status, as: UInt32.self) & 0x100 != 0
    }

    @globalActor private actor Probe {
        static let shared = Probe()
        nonisolated var unownedExecutor: UnownedSerialExecutor {
            ProbeExecutor.shared.asUnownedSerialExecutor()
        }
    }

    /// Stores a job until ``run()``.
    private final class ProbeExecutor: SerialExecutor {
        static let shared = ProbeExecutor()
        // Used only by the thread that initializes the static property above.
        private nonisolated(unsafe) var job: UnownedJob?

        var address: UnsafeRawPointer? { job.map { unsafeBitCast($0, to: UnsafeRawPointer.self) } }

        func enqueue(_ job: consuming ExecutorJob) {
            self.job = UnownedJob(job)
        }

        func run() {
            guard let job = job.take() else { return }
            ConcurrencyRuntime.run(job, on: asUnownedSerialExecutor())
        }
    }
}

@_silgen_name("swift_task_getJobTaskId")
private func taskID(of job: UnownedJob) -> UInt64
