import FailureReporting
import Foundation
import Robot
import Scenarios
import Testing

@MainActor private final class Counter {
    static var shared = Counter()
    private(set) var number = 0

    func increment() { number += 1 }
}

private struct CountFailure: Failure {
    let description: String
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Example of Scenarios.md
@MainActor
extension Steps {
    func IHaveCounted(to number: Int, line: UInt = #line) {
        perform("I have counted to \(number)", line: line) {
            for _ in 0..<number { Counter.shared.increment() }
        }
    }
}
// End of example

@MainActor @Suite("Examples of steps and scenarios", .robot, .serialized)
struct ScenarioExamples {
    init() { Counter.shared = Counter() }

    private func increment() { Counter.shared.increment() }

    private func incrementLater() async throws {
        try await Task.sleep(for: .seconds(5))
        increment()
    }

    private func counter(is number: Int) {
        let actual = Counter.shared.number
        if actual != number {
            CountFailure(description: "Expected \(number), but the counter is \(actual).").record()
        }
    }

    @Test("A scenario counts") func counting() {
        // Example of Scenarios.md
        Scenario("Counting") {
            Given(the: counter(is: 0))
            When(I: increment)
            Then(the: counter(is: 1))
        }
        // End of example
    }

    @Test("A scenario has custom steps") func ownSteps() {
        // Example of Scenarios.md
        Given.IHaveCounted(to: 3)
        // End of example
        #expect(Counter.shared.number == 3)
        #expect(ScenarioReport.current.description == "✓ Given I have counted to 3")
    }

    @Test("A scenario has asynchronous steps") func asynchronous() async {
        // Example of Scenarios.md
        await Scenario.run("Counting later") {
            Given(the: counter(is: 0))
            await When.I(incrementLater)
            Then(the: counter(is: 1))
        }
        // End of example
    }

    @Test("A failed scenario has a failure and a report") func failure() {
        let texts = FailureCollector.failures {
            Scenario("Counting") {
                Given(the: counter(is: 0))
                When(I: increment)
                Then(the: counter(is: 2))
                And(I: increment)
            }
        }
        let text =
            // Example of Scenarios.md
            """
            Then the counter is 2: failed.
            Expected 2, but the counter is 1.
            In: Counting
            """
        // End of example
        let report =
            // Example of Scenarios.md
            """
            Scenario: Counting
              ✓ Given the counter is 0
              ✓ When I increment
              ✗ Then the counter is 2
                  Expected 2, but the counter is 1.
              - And I increment
            """
        // End of example
        #expect(texts.map(\.text) == [text])
        #expect(ScenarioReport.current.description == report)
    }

    @Test("A failed scenario is written as reports for machines") func machines() throws {
        _ = FailureCollector.failures {
            Scenario("Counting") {
                When(I: increment)
                Then(the: counter(is: 2))
            }
        }
        let failure =
            // Example of Scenarios.md
            """
            <failure message="Then the counter is 2: Expected 2, but the counter is 1." type="Failure">
            """
        // End of example
        let file = URL(fileURLWithPath: NSTemporaryDirectory()).appending(path: "scenarios-\(getpid()).xml")
        defer { try? FileManager.default.removeItem(at: file) }
        // Example of Scenarios.md
        let xml = ScenarioReport.current.text(as: .junit)
        try xml.write(to: file, atomically: true, encoding: .utf8)
        // End of example
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written.contains(failure))
    }
}
