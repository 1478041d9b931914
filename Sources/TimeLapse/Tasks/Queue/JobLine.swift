/// The jobs of a task queue, first in, first out.
struct JobLine: Sendable {
    /// An element of the line.
    enum Step: Sendable {
        /// A task's work from one suspension to the next, on the main actor or elsewhere.
        case job(UnownedJob, UnownedSerialExecutor, isElsewhere: Bool)
        /// Resumes a task that yielded.
        case resume(UnsafeContinuation<Void, Never>)
    }

    /// Removes and returns the first step that does not need the main actor.
    ///
    /// - Complexity: O(*n*) in the number of steps.
    mutating func popFirstElsewhere() -> Step? {
        let index = steps[first...].firstIndex { step in
            guard case .job(_, _, let isElsewhere) = step else { return true }
            return isElsewhere
        }
        return index.map { steps.remove(at: $0) }
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
