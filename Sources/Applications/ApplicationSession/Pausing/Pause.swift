import FailureReporting
import Foundation
import HeadlessUIKit
import Synchronization

/// Stops of tests, for a prompt on their application.
@MainActor
enum Pause {
    private static var variable: String? { Computer.variable(SessionPrompt.variable) }

    static var isWanted: Bool { variable != nil }

    /// Opens a prompt on the running test's application.
    ///
    /// - Parameter orElse: called where there is no terminal.
    static func open(at place: String, orElse: () -> Void) {
        guard let terminal = Terminal.ofProcess() else { return orElse() }
        let session = Session(paused: .shared, tools: Tool.all)
        TerminalPrompt(session, terminal).run(
            first: Answer(
                text: "Paused at \(place). Type help for the commands; quit goes on.\n\(session.lookNow)"))
    }

    /// Pauses a test when a step is over, which a trace counts.
    final class AtStep: TestObserver {
        private let number: Int
        private let counts = Mutex<(begun: Int, wanted: Int?)>((0, nil))

        init(_ number: Int) { self.number = number }

        func stepBegan(_ step: ObservedStep) {
            counts.withLock { counts in
                counts.begun += 1
                if counts.begun == number { counts.wanted = step.number }
            }
        }

        func stepEnded(_ step: ObservedStep) {
            let isWanted = counts.withLock { counts in
                defer { if counts.wanted == step.number { counts.wanted = nil } }
                return counts.wanted == step.number
            }
            guard isWanted, Thread.isMainThread else { return }
            let place =
                step.site.map { "\($0.path.split(separator: "/").last ?? ""):\($0.line)" } ?? step.words
            MainActor.assumeIsolated {
                Pause.open(at: "\(place), behind step \(number)") {
                    TestFailure("\(SessionPrompt.variable) needs a terminal, and this process has none.")
                        .record()
                }
            }
        }
    }
}

/// Called when a program with this module is loaded.
@section(".init_array")
@used private let installAtLoad: @convention(c) () -> Void = {
    SessionPrompt.isThere.store(true, ordering: .relaxed)
    guard let number = SessionPrompt.step else { return }
    TestObservation.addToAllTests(Pause.AtStep(number))
}
