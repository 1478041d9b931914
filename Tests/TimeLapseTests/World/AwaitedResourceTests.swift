import TestSupport
import Testing
import VirtualFoundation

@testable import TimeLapse

@MainActor
@Suite("What a test waits for besides the clock") struct AwaitedResourceTests {
    @MainActor
    private final class Uploads {
        var count = 0
    }

    private let uploads = Uploads()

    @Test(
        "A wait until nothing is to be done goes on until the resource is idle, and what that begins is done")
    func waits() {
        inOwnWorld {
            TimeLapse.waits(for: "uploads") { [uploads] in uploads.count == 0 }
            TimeLapse.advanceMainRunLoop()
            #expect(TimeLapse.now.offset == .zero && TimeLapse.isIdle)
            uploads.count = 3
            var isDone = false
            let timer = TimeLapse::Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [uploads] _ in
                guard uploads.count > 0 else { return }
                uploads.count -= 1
                if uploads.count == 0 {
                    TimeLapse::DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isDone = true }
                }
            }
            #expect(!TimeLapse.isIdle)
            #expect(TimeLapse.idleReport.contains("Busy:\n  uploads, of AwaitedResourceTests.swift:"))
            TimeLapse.advanceMainRunLoop()
            #expect(TimeLapse.now.offset == .seconds(3.5) && isDone && uploads.count == 0)
            timer.invalidate()
        }
    }

    @Test(
        "A resource that nothing makes idle is a failure, and none after a tap's time or when it was cancelled"
    )
    func busy() {
        inOwnWorld {
            let resource = TimeLapse.waits(for: "uploads") { false }
            let texts = failureTexts { TimeLapse.advanceMainRunLoop() }
            #expect(texts.count == 1)
            #expect(
                texts.first?.hasPrefix(
                    """
                    The test waits for what is still busy, and nothing that the clock knows will change that (now: 0 s):
                      uploads, of AwaitedResourceTests.swift:
                    """) == true)
            #expect(failureTexts { VirtualClock.current.lapse(.standard) {} } == [])
            resource.cancel()
            TimeLapse.advanceMainRunLoop()
            #expect(TimeLapse.isIdle && TimeLapse.idleReport == "Nothing is pending.")
        }
    }

    @Test("An async wait goes on until the resource is idle")
    func asynchronous() async {
        let clock = VirtualClock()
        await clock.whileCurrent {
            TimeLapse.waits(for: "uploads") { [uploads] in uploads.count == 0 }
            uploads.count = 1
            let timer = TimeLapse::Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [uploads] _ in
                uploads.count = 0
            }
            await TimeLapse.advanceMainRunLoop()
            #expect(TimeLapse.now.offset == .seconds(2))
            timer.invalidate()
        }
    }

    @Test("A resource that is busy again whenever it was idle ends the wait")
    func toggles() {
        inOwnWorld {
            var answers = 0
            TimeLapse.waits(for: "uploads") {
                MainActor.assumeIsolated {
                    answers += 1
                    return answers.isMultiple(of: 2)
                }
            }
            _ = failureTexts { TimeLapse.advanceMainRunLoop() }
            #expect(answers > 1 && answers < 100_000)
        }
    }
}
