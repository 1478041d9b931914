/// The jobs of a task queue, first in, first out.
struct JobLine: Sendable {
    /// An element of the line.
    enum Step: Sendable {
        /// A task's work from one suspension to the next.
        case job(UnownedJob, UnownedSerialExecutor)
        /// Resumes a task that yielded.
        case resume(UnsafeContinuation<Void, Never>)
    }

    private var steps: [Step] = []
    private var first = 0

    var count: Int { steps.count - first }

    mutating func append(_ step: Step) {
        steps.append(step)
    }

    /// Removes and returns the first step; the storage of removed ones is freed when they are half of all.
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
