import FailureReporting
import HeadlessUIKit
import TracePages

/// The recording of an application that a program drives outside of a test, whose page is read while it goes on.
///
/// ```swift
/// let trace = LiveTrace(of: application, name: "Notebook")
/// trace.step("tap Save") { attempt { tapOn(save) } }
/// try trace.write(to: "/tmp/notebook.html")   // the page loads itself again after the next write
/// ```
@MainActor
package final class LiveTrace {
    private let application: UIApplication
    private let recorder: TraceRecorder
    private let name: String
    private var document = GrowingDocument()
    /// How often the page was written, by which an open page sees that it is another one.
    package private(set) var writes: Int

    /// Begins to record.
    ///
    /// - Parameters:
    ///   - application: what is recorded, until the trace is stopped.
    ///   - name: the page's title.
    ///   - module: the module of the tests that queries are proposed for; empty if it is not known.
    ///   - file: the source file that imports what such tests can name; empty if it is not known.
    ///   - writes: how often the page was written before, with the recording of another application.
    package init(
        of application: UIApplication, name: String, module: String = "", file: String = "", writes: Int = 0
    ) {
        (self.application, self.name, self.writes) = (application, name, writes)
        recorder = TraceRecorder(
            application, detail: .everything, TestModules(module: module, file: file), isFlat: true)
        application.world.calls.add(recorder)
    }

    /// Ends the recording; the page can still be written.
    package func stop() {
        recorder.end()
        application.world.calls.remove(recorder)
    }

    /// Runs a body as a step of the recording; what is called in it belongs to the step.
    ///
    /// - Parameters:
    ///   - words: what it does, as source code.
    ///   - body: the step; returns what it failed for.
    /// - Returns: the same failure.
    package func step(_ words: String, _ body: () -> TestFailure?) -> TestFailure? {
        CallContext.step(.call, words, at: nil) {
            let failure = body()
            if let failure { recorder.add(failure.text, file: failure.file ?? "", line: failure.line ?? 0) }
            return failure
        }
    }

    /// Writes the page: the screen as it is now, and what was done so far. One that is open loads itself again.
    ///
    /// - Parameter path: the file; folders on the way are made.
    /// - Throws: an error of Foundation's if the file cannot be written.
    /// - Complexity: O(*n*) in the length of the page, of which only what is new since the last time is made.
    package func write(to path: String) throws {
        recorder.take(isBoundary: true)
        writes += 1
        var test = TestDescription(name: name)
        test.live = writes
        test.outcome = recorder.recording.hasFailed ? .failed : .passed
        (test.virtualTime, test.realTime) = (recorder.time, recorder.realTime)
        test.device = DeviceDescription(application)
        let text = document.text(test, recorder.recording, recorder.film.frames)
        try PageFile(url: URL(fileURLWithPath: path)).write(TracePage().viewer(script: text))
    }
}
