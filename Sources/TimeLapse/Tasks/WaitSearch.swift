/// Follows the tasks that tasks wait for, to those that sleep on a clock.
struct WaitSearch {
    let sleepers: [UInt64: Sleeper]
    /// The children of all groups.
    let groupChildren: [TaskHandle]
    /// The results so far; `true` for a task that is being searched.
    private var isKnown: [UInt64: Bool] = [:]

    init(sleepers: [UInt64: Sleeper], groupChildren: [TaskHandle]) {
        self.sleepers = sleepers
        self.groupChildren = groupChildren
    }

    /// Whether only the clock can resume a task.
    mutating func waitsForEver(_ task: TaskHandle) -> Bool {
        if let known = isKnown[task.id] { return known }
        // Tasks that wait for each other never resume either.
        isKnown[task.id] = true
        let answer = find(task)
        isKnown[task.id] = answer
        return answer
    }

    /// The sleeping tasks that a test waits for, by deadline; `nil` if the test may still resume.
    ///
    /// A continuation that is not the clock's may be resumed by anything, such as a thread. While any task of the world
    /// waits for such a continuation, or is on an executor other than the world's queue, there is no deadlock.
    mutating func waitsOnClock(of test: TaskHandle, among tasks: [TaskHandle]) -> [Sleeper]? {
        guard waitsForEver(test) else { return nil }
        for task in tasks where !waitsForEver(task) { return nil }
        let waits = found(by: test)
        return waits.isEmpty ? nil : waits
    }

    private mutating func find(_ task: TaskHandle) -> Bool {
        switch task.state {
        case .waitingForContinuation: return sleepers[task.id] != nil
        case .waitingForTask(let address): return waitsForEver(TaskHandle(awaited: address))
        case .waitingForGroup:
            // Their parent groups are not known, so all of them are asked.
            for child in groupChildren where !waitsForEver(child) { return false }
            return !groupChildren.isEmpty
        case .complete: return true
        case .running, .ready, .unknown: return false
        }
    }

    /// The sleeping tasks that a task waits for, in the order in which they would wake.
    func found(by task: TaskHandle) -> [Sleeper] {
        awaited(by: task).compactMap { task in sleepers[task.id].map { (task.id, $0) } }
            .sorted { ($0.1.deadline, $0.0) < ($1.1.deadline, $1.0) }.map(\.1)
    }

    /// Whether a task waits for a continuation that is not the clock's, or for a task that does.
    func waitsForOthers(_ task: TaskHandle) -> Bool {
        awaited(by: task).contains { $0.state == .waitingForContinuation && sleepers[$0.id] == nil }
    }

    /// The task, the tasks that it waits for, those that these wait for, and so on.
    private func awaited(by task: TaskHandle) -> [TaskHandle] {
        var found: [TaskHandle] = []
        var seen: Set<UInt64> = []
        var pending = [task]
        while let next = pending.popLast() {
            guard seen.insert(next.id).inserted else { continue }
            found.append(next)
            switch next.state {
            case .waitingForTask(let address): pending.append(TaskHandle(awaited: address))
            case .waitingForGroup: pending += groupChildren
            default: break
            }
        }
        return found
    }
}
