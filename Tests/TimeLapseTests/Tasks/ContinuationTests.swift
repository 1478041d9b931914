import FailureReporting
import Foundation
import Testing
import TimeLapse

private typealias Timer = TimeLapse::Timer

/// Each test marks its own task as the one that runs the test.
@Suite("Tests that wait for a continuation") struct ContinuationTests {
    /// Runs the body of a test in its own world; returns the texts of the failures, and those of the warnings at its end.
    private func test(
        _ body: @escaping @MainActor (VirtualClock) async -> Void
    ) async -> (failures: [String], warnings: [String]) {
        var warnings: [RecordedFailure] = []
        let failures = await collectFailures {
            await inWorld { clock in
                let world = World.current
                RunningWorlds.begin(world, named: "waiting")
                await Task { @MainActor in
                    clock.adoptTestTask()
                    await body(clock)
                }.value
                warnings = RunningWorlds.takeReports(of: world)
                RunningWorlds.end(world)
            }
        }
        return (failures, warnings.map(\.text))
    }

    /// What may resume a continuation.
    enum Resumer: CaseIterable, Sendable {
        case block, timer, repeatingTimer, chain, task

        @MainActor func call(_ completion: @escaping @MainActor () -> Void) {
            let clock = VirtualClock.current
            switch self {
            case .block: clock.schedule(after: .seconds(2)) { completion() }
            case .timer:
                Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
                    MainActor.assumeIsolated { completion() }
                }
            case .repeatingTimer:
                var ticks = 0
                Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                    MainActor.assumeIsolated {
                        ticks += 1
                        guard ticks == 4 else { return }
                        timer.invalidate()
                        completion()
                    }
                }
            case .chain:
                clock.schedule(after: .seconds(1)) {
                    clock.schedule(after: .seconds(1)) { completion() }
                }
            case .task:
                Task {
                    try? await Task.sleep(for: .seconds(2))
                    completion()
                }
            }
        }

        @MainActor func wait() async {
            await withCheckedContinuation { continuation in call { continuation.resume() } }
        }
    }

    @Test(
        "Callbacks of the clock resume a waiting test, and a warning says how to save real time",
        arguments: Resumer.allCases)
    func moves(_ resumer: Resumer) async {
        let recorded = await test { clock in
            await resumer.wait()
            #expect(clock.now.offset == .seconds(2))
            await resumer.wait()
            #expect(clock.now.offset == .seconds(4))
        }
        #expect(recorded.failures == [])
        #expect(recorded.warnings.count == 1)
        let first = resumer == .repeatingTimer ? "0.5" : resumer == .chain ? "1.0" : "2.0"
        let text = recorded.warnings.first ?? ""
        // A second at least; more where other tests keep the main queue.
        let seconds = text.firstMatch(
            of: /^The test waits for a continuation, and nothing resumed it in ([\d.]+) s of/)
        #expect(seconds.flatMap { Double($0.1) }.map { $0 >= 1 } == true, "\(text)")
        #expect(
            text.hasSuffix(
                "begin the call with `async let`, then move the clock, then await the call:"
                    + " await TimeLapse.advance(by: .seconds(\(first)))."), "\(text)")
    }

    @Test("A continuation in a task, an async let or a group that the test awaits is resumed by the clock")
    func elsewhere() async {
        let recorded = await test { clock in
            await Task { await Resumer.block.wait() }.value
            async let child: Void = Resumer.block.wait()
            await child
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await Resumer.block.wait() }
            }
            #expect(clock.now.offset == .seconds(6))
        }
        #expect(recorded.failures == [])
        #expect(recorded.warnings.count == 1)
    }

    @Test("A wait as the warning proposes takes no real time, and has no warning")
    func cure() async {
        let recorded = await test { clock in
            async let answer: Void = Resumer.block.wait()
            await TimeLapse.advance(by: .seconds(2.0))
            await answer
            #expect(clock.now.offset == .seconds(2))
        }
        #expect(recorded.failures + recorded.warnings == [])
    }

    @Test("A thread that resumes a continuation in time leaves the clock where it is")
    func thread() async {
        let recorded = await test { clock in
            clock.schedule(after: .seconds(2)) {}
            await withCheckedContinuation { continuation in
                Foundation::Thread.detachNewThread {
                    Foundation::Thread.sleep(forTimeInterval: 0.05)
                    continuation.resume()
                }
            }
            #expect(clock.now.offset == .zero)
        }
        #expect(recorded.failures + recorded.warnings == [])
    }
}
