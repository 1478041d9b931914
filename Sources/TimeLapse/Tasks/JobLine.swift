/// What waits in a line, first come first served.
struct JobLine: Sendable {
    /// What a line is made of.
    enum Step: Sendable {
        /// What a task does from one suspension to the next.
        case job(UnownedJob, UnownedSerialExecutor)
        /// Lets a task go on that gave way to others.
        case resume(UnsafeContinuation<Void, Never>)
    }

    private var steps: [Step] = []
    private var first = 0

    var count: Int { steps.count - first }

    mutating func append(_ step: Step) {
        steps.append(step)
    }

    /// Takes the first step; those that are gone are swept out when they are half of all.
    mutating func popFirst() -> Step? {
        guard first < steps.count else { return nil }
        let step = steps[first]
        first += 1
        if first == steps.count {
            steps.removeAll(keepingCapacity: first <= 64)
            first = 0
        } else if first >= 64, 2 * first >= steps.count {
            steps.removeFirst(first)
            first = 0
        }
        return step
    }
}
