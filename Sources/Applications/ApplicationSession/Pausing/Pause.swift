import FailureReporting
import Foundation
import HeadlessUIKit
import Synchronization
import TimeLapse

/// Stops of tests, for a prompt on their application.
@MainActor
enum Pause {
    /// Opens a prompt on the running test's application.
    ///
    /// - Returns: whether there is a terminal for it.
    static func open(at place: String) -> Bool {
        guard let terminal = Terminal.ofProcess() else { return false }
        let session = Session(paused: .shared, tools: Tool.all)
        terminal.whileInForeground {
            TerminalPrompt(session, terminal).run(
                first: Answer(
                    text: "Paused at \(place).\nType help for the commands; quit goes on.\n\(session.lookNow)"
                ))
        }
        return true
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
            guard isWanted, MainQueue.isCurrent else { return }
            let place =
                step.site.map { "\($0.path.split(separator: "/").last ?? ""):\($0.line)" } ?? step.words
            // The main queue is the main actor's executor.
            MainActor.assumeIsolated {
                if !Pause.open(at: "\(place), behind step \(number)") {
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
    SessionPrompt.open.withLock { $0 = { Pause.open(at: $0) } }
    guard let number = SessionPrompt.step else { return }
    TestObservation.addToAllTests(Pause.AtStep(number))
}
