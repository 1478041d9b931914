/// Counts the jobs of tasks by the tasks' names, to find the task that keeps running.
struct TaskCounter {
    /// A task's name, if it was given one.
    struct Name: Hashable, Sendable {
        private let name: String?

        init(_ name: String?) {
            self.name = name
        }

        /// Such as `task "poller"`.
        var text: String {
            name.map { "task \(String(reflecting: $0))" }
                ?? "an unnamed task (name it with Task(name:))"
        }

        /// Whether a failure names it rather than `other` at equal counts: named tasks first, then by name.
        func precedes(_ other: Name) -> Bool {
            guard let name else { return false }
            return other.name.map { name < $0 } ?? true
        }
    }

    private var counts: [Name: Int] = [:]
    private var jobs = 0

    /// Counts a job; `nil` for a task whose name could not be read.
    mutating func count(_ name: Name?) {
        jobs += 1
        if let name { counts[name, default: 0] += 1 }
    }

    /// The task that ran the most jobs, as text; `nil` if it ran less than a tenth of them.
    var culprit: String? {
        let most = counts.max { $0.value == $1.value ? $1.key.precedes($0.key) : $0.value < $1.value }
        guard let most, most.value * 10 >= jobs else { return nil }
        return most.key.text
    }
}
