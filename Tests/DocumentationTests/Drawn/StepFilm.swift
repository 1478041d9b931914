import FailureReporting
import Robot
import Synchronization

@testable import Trace

/// What a trace has of a test, gathered as traces are: the steps in words with their virtual times, and their touches.
final class StepFilm: TestObserver {
    struct Step: Sendable {
        var words = ""
        var start: Duration
        var end = Duration.zero
        var touch: CGPoint?
        var picture: Picture?
    }

    private struct State {
        var steps: [Step] = []
        /// Steps inside of others are no steps of their own.
        var depth = 0
    }

    private let state = Mutex(State())
    private let start = VirtualClock.current.now

    var steps: [Step] { state.withLock { $0.steps } }

    func stepBegan(_ step: ObservedStep) {
        let time = VirtualClock.current.now - start
        state.withLock { state in
            state.depth += 1
            if state.depth == 1 {
                state.steps.append(Step(words: step.site.map(Self.call) ?? step.words, start: time))
            }
        }
    }

    /// The call as it stands in the source, as traces show it.
    private static func call(at site: CallSite) -> String {
        WrittenCall(of: site.functionName, at: site)?.text ?? "\(site.functionName)(…)"
    }

    func touched(_ touches: [ObservedTouch]) {
        guard let touch = touches.last else { return }
        state.withLock { state in
            if state.depth > 0 { state.steps[state.steps.count - 1].touch = CGPoint(x: touch.x, y: touch.y) }
        }
    }

    func stepEnded(_ step: ObservedStep) {
        let time = VirtualClock.current.now - start
        let isWhole = state.withLock { $0.depth == 1 }
        let picture = isWhole ? MainActor.assumeIsolated { Picture(of: UIScreen.main) } : nil
        state.withLock { state in
            state.depth -= 1
            if isWhole {
                state.steps[state.steps.count - 1].end = time
                state.steps[state.steps.count - 1].picture = picture
            }
        }
    }
}
