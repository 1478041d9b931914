import Foundation
import Robot
import Testing

@testable import ApplicationSession

/// Five hundred tasks in the example applications.
@MainActor @Suite("Tasks of a session") struct TaskTests {
    /// The most characters of a look: four are counted as a token.
    private static let mostCharacters = 1600

    @Test(
        "125 tasks in an application need no restart, each look is short, and two runs say the same",
        arguments: ExampleApplication.allCases)
    func tasks(application: ExampleApplication) {
        func run() -> [String] {
            let session = application.session()
            var wanderer = Wanderer(in: session, seed: 7)
            let prompt = Prompt(session)
            return (0..<125).flatMap { _ -> [String] in
                let step = wanderer.step()
                return [step, prompt.answer(PromptWords(step).words), prompt.answer(["look"])]
            }
        }
        let first = run()
        let looks = stride(from: 2, to: first.count, by: 3).map { first[$0] }
        let longest = looks.max { $0.count < $1.count } ?? ""
        #expect(longest.count <= Self.mostCharacters, "\(longest)")
        let second = run()
        let place = zip(first, second).enumerated().first { $1.0 != $1.1 }
        #expect(place == nil, "\(place.map { "\($0.offset): \($0.element)" } ?? "")")
        // The walk goes somewhere.
        #expect(Set(looks).count > 20)
        if ProcessInfo.processInfo.environment["ROBOT_PRINT_TOKENS"] != nil {
            let tokens = looks.map { ($0.count + 3) / 4 }.sorted()
            let answers = stride(from: 1, to: first.count, by: 3).map { (first[$0].count + 3) / 4 }.sorted()
            let failed = stride(from: 1, to: first.count, by: 3).filter { first[$0].contains("Try: ") }.count
            print(
                "\(application): look \(tokens[0]) to \(tokens[124]), median \(tokens[62]); answer median"
                    + " \(answers[62]), \(answers[124]) at most; \(failed) failed")
        }
    }
}
