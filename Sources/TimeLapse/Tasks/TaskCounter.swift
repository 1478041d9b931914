/// Counts the jobs of tasks by the tasks' names, to tell which of them kept going.
struct TaskCounter {
    /// What a task is called: the name that it was begun with, if it was.
    struct Name: Hashable, Sendable {
        private let name: String?

        init(_ name: String?) {
            self.name = name
        }

        /// Such as `task "poller"`.
        var text: String {
            name.map { "task \(String(reflecting: $0))" }
                ?? "a task without a name, which `Task(name:)` would give it"
        }

        /// Whether it is the better one to tell of where two are equal: one with a name, then the first by name.
        func precedes(_ other: Name) -> Bool {
            guard let name else { return false }
            return other.name.map { name < $0 } ?? true
        }
    }

    private var counts: [Name: Int] = [:]
    private var jobs = 0

    /// Counts a job; `nil` for one whose task could not be asked.
    mutating func count(_ name: Name?) {
        jobs += 1
        if let name { counts[name, default: 0] += 1 }
    }

    /// The task that had the most jobs, as text; `nil` if those are so few that it was a bystander.
    var culprit: String? {
        let most = counts.max { $0.value == $1.value ? $1.key.precedes($0.key) : $0.value < $1.value }
        guard let most, most.value * 10 >= jobs else { return nil }
        return most.key.text
    }
}
