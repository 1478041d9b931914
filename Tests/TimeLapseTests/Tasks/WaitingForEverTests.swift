import FailureReporting
import Foundation
import Testing
import TimeLapse

/// Each test marks its own task as the one that runs the test.
@Suite("Deadlocked tests") struct WaitingForEverTests {
    /// Runs the body of a test in its own world; returns the texts of the failures.
    private func test(_ body: @escaping @MainActor (VirtualClock) async -> Void) async -> [String] {
        await collectFailures {
            await inWorld { clock in
                await Task { @MainActor in
                    clock.adoptTestTask()
                    await body(clock)
                }.value
            }
        }
    }

    private func text(_ sleepers: [String], now: String = "0 s", seconds: String) -> String {
        "Deadlock: the test awaits a task that sleeps on the virtual clock (now: \(now)), and nothing else moves the"
            + " clock:\n" + sleepers.map { "  \($0)\n" }.joined()
            + "Move time before the test awaits it: await TimeLapse.advance(by: .seconds(\(seconds)))."
            + " The sleep ends with a CancellationError."
    }

    @Test("A test that awaits a task that sleeps has a failure that names the task, and continues")
    func sleeping() async {
        let line = UInt(#line) + 4
        let failures = await test { clock in
            await TimeLapse.advance(by: .seconds(1))
            let task = Task(name: "loader") {
                try? await Task.sleep(for: .seconds(2))
            }
            await task.value
            #expect(clock.now.offset == .seconds(1) && clock.pendingWork.isEmpty)
        }
        let sleeper = #"task "loader" sleeps until 3 s, at WaitingForEverTests.swift:\#(line)"#
        #expect(failures == [text([sleeper], now: "1 s", seconds: "2.0")])
    }

    /// The ways in which a test can wait for a sleeping task.
    enum Way: CaseIterable, Sendable {
        case task, chain, child, group, detached, loop

        @MainActor func wait() async {
            switch self {
            case .task: _ = await Task { try await Task.sleep(for: .seconds(1)) }.result
            case .chain:
                let task = Task { try await Task.sleep(for: .seconds(1)) }
                await Task { _ = await task.result }.value
            case .child:
                async let child: Void? = Task.sleep(for: .seconds(1))
                _ = try? await child
            case .group:
                await withTaskGroup(of: Void.self) { group in
                    for seconds in 1...2 { group.addTask { try? await Task.sleep(for: .seconds(seconds)) } }
                }
            case .detached: _ = await Task.detached { try await Task.sleep(for: .seconds(1)) }.result
            case .loop: await Task { for _ in 0..<5 { try? await Task.sleep(for: .seconds(1)) } }.value
            }
        }
    }

    @Test(
        "A test that awaits a sleeping task by any path has one failure",
        arguments: Way.allCases.filter { $0 != .detached })
    func ways(_ way: Way) async {
        let failures = await test { _ in await way.wait() }
        #expect(failures.count == 1, "\(way)")
        #expect(failures.first?.contains("an unnamed task sleeps until 1 s, at WaitingForEver") == true)
        #expect(failures.first?.contains("advance(by: .seconds(1.0))") == true)
    }

    @Test("A task that a thread or a dispatch queue resumes is waited for, without a failure")
    func foreign() async {
        let failures = await test { _ in
            let sleeper = Task { try? await Task.sleep(for: .seconds(1)) }
            await withUnsafeContinuation { continuation in
                Thread.detachNewThread {
                    Self.spin(); continuation.resume()
                }
            }
            let task = Task {
                await withUnsafeContinuation { continuation in
                    Dispatch.DispatchQueue.global().async {
                        Self.spin(); continuation.resume()
                    }
                }
                sleeper.cancel()
            }
            // It sleeps, but is woken by one that waits for what is not the clock's.
            await sleeper.value
            await task.value
        }
        #expect(failures == [])
    }

    @Test("A task that moves the clock, and the test's own sleep, are waited for without a failure")
    func moved() async {
        let failures = await test { clock in
            let task = Task { try? await Task.sleep(for: .seconds(1)) }
            Task { await TimeLapse.advance(by: .seconds(1)) }
            await task.value
            let other = Task { try? await Task.sleep(for: .seconds(1)) }
            try? await Task.sleep(for: .seconds(5))
            await other.value
            #expect(clock.now.offset == .seconds(6))
        }
        #expect(failures == [])
    }

    /// Does what takes a while.
    private static func spin() {
        for number in 0..<20_000 where number.description.isEmpty { print(number) }
    }
}
