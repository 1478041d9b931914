/// A fault, and the few steps that lead to it.
@MainActor
struct Finding: CustomStringConvertible {
    let subject: Subject
    let seed: UInt64
    /// How many steps had been taken when the fault was found.
    let length: Int
    /// What the steps that are left come to.
    let outcome: Exploration.Outcome

    /// Shrinks the steps that led to a fault; a shorter way must lead to a fault of the same sort.
    init(_ found: Exploration.Outcome, in subject: Subject, seed: UInt64) {
        (self.subject, self.seed) = (subject, seed)
        length = found.taken.count
        var best = found
        var shrinker = Shrinker<Step>()
        _ = shrinker.shrink(found.taken) { steps in
            let outcome = Exploration.run(subject, steps)
            guard outcome.fault?.kind == found.fault?.kind else { return false }
            best = outcome
            return true
        }
        outcome = best
    }

    nonisolated var description: String {
        MainActor.assumeIsolated {
            """
            \(subject.testDescription), seed \(seed): \(outcome.fault?.text ?? "nothing is wrong")
            \(outcome.taken.count) of \(length) steps lead there:
            \(outcome.log.map { "  " + $0 }.joined(separator: "\n"))
            """
        }
    }
}
