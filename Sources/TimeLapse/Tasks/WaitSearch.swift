/// Follows the tasks that tasks wait for, to those that sleep on a clock.
struct WaitSearch {
    /// The sleeping tasks, by their IDs.
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
        var found: [UInt64: Sleeper] = [:]
        var seen: Set<UInt64> = []
        var pending = [task]
        while let next = pending.popLast() {
            guard seen.insert(next.id).inserted else { continue }
            if let sleeper = sleepers[next.id] { found[next.id] = sleeper }
            switch next.state {
            case .waitingForTask(let address): pending.append(TaskHandle(awaited: address))
            case .waitingForGroup: pending += groupChildren
            default: break
            }
        }
        return found.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(\.value)
    }
}
