import Robot
import TestSupport
import Testing

/// Random but valid use of whole applications, in which what always holds is looked at after each step.
@MainActor
@Suite("The explorer", .serialized) struct ExplorerTests {
    /// How many steps are taken in one application before the next is launched.
    private static let length = min(100, max(1, Request.steps / subjects.count))

    nonisolated static let subjects: [Subject] = [
        .notebook(.iPhone14), .signedIn(.iPhoneSE), .signedIn(.iPad), .everything(.iPhone15),
        .everything(.iPhone14Plus), .everything(.iPadPro11), .everything(.iPhone15).speaking(.arabic),
    ]

    @Test(
        "Random use of an application breaks nothing, leaves nothing behind, and repeats the same",
        arguments: subjects)
    func explore(subject: Subject) {
        let rounds = max(1, Request.steps / Self.subjects.count / Self.length)
        var findings = 0
        for round in 0..<rounds where findings < 3 {
            let seed = Request.seed + UInt64(round)
            let outcome = Exploration.run(subject, StepSource(seed: seed), limit: Self.length)
            if outcome.fault != nil {
                findings += 1
                Issue.record("\(Finding(outcome, in: subject, seed: seed))")
            } else if round.isMultiple(of: 4) {
                let again = Exploration.run(subject, StepSource(seed: seed), limit: Self.length)
                let place = zip(outcome.log, again.log).first { $0 != $1 }
                #expect(
                    outcome == again, "Seed \(seed) differs from its repeat at \(place ?? ("the end", ""))")
            }
        }
    }
}
