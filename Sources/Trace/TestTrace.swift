import FailureReporting
import HeadlessUIKit
import Synchronization
import TimeLapse
import TracePages

/// The recording of one test, for the traits and base classes that run tests.
@MainActor
package final class TestTrace {
    private let mode: TraceMode
    private let application: UIApplication
    private let recorder: TraceRecorder
    private var test: TestDescription
    private var device = DeviceDescription()
    /// Where the page is written, if it is.
    package nonisolated let file: URL
    private nonisolated let canWrite = Mutex<Bool?>(nil)

    /// Begins to record a test; `nil` if nothing is to be recorded.
    ///
    /// - Parameters:
    ///   - suite: the suite, and the outer ones, as they are shown.
    ///   - name: what the test is called.
    ///   - id: how `swift test list` names the test: `AppTests.CheckoutTests/pay()`.
    ///   - path: the test's file; empty if it is not known.
    ///   - line: its line there.
    package init?(
        _ mode: TraceMode, of application: UIApplication, suite: String, name: String, id: String,
        path: String, line: Int
    ) {
        guard mode != .off else { return nil }
        self.mode = mode
        self.application = application
        let modules = TestModules(module: String(id.prefix { $0 != "." }), file: path)
        recorder = TraceRecorder(
            application, detail: mode == .always ? .everything : .pictures, modules)
        test = TestDescription(name: name, suite: suite, id: id, file: path, line: line)
        file = TraceFolder.standard.file(for: suite, name)
        application.world.calls.add(recorder)
    }

    /// The line that a failure names the page with; `nil` if the page cannot be written.
    package nonisolated var note: String? {
        let isWritable = canWrite.withLock { known in
            if known == nil { known = PageFile(url: file).isWritable }
            return known ?? false
        }
        return isWritable ? "Trace: \(file.path)" : nil
    }

    /// Adds a failure that the test library records.
    ///
    /// - Parameter isOwn: whether this package has handed it to the test library, so that the recorder knows it.
    package nonisolated func add(_ failure: String, file: String, line: Int, isOwn: Bool) {
        if !isOwn || recorder.isOver { recorder.add(failure, file: file, line: line) }
    }

    /// Ends the recording: what follows is the end of the application.
    package func stop() {
        application.world.calls.remove(recorder)
        // The screen of an application whose test is over is that of the next one.
        if !recorder.isOver { device = DeviceDescription(application) }
        recorder.end()
    }

    /// Writes the page and returns it; `nil` if it is not kept.
    package func write(hasFailed: Bool) -> String? {
        stop()
        guard mode == .always || hasFailed || recorder.recording.hasFailed else { return nil }
        test.index = "index.html"
        let document = recorder.document(test, device, hasFailed: hasFailed)
        do {
            let page = try document.write(to: file)
            TraceFolder.standard.add(document.entry(file: file.lastPathComponent))
            return page
        } catch {
            TraceWarning.write("no trace was written to \(file.path): \(error)")
            return nil
        }
    }
}

extension TraceRecorder {
    @MainActor
    func document(
        _ test: TestDescription, _ device: DeviceDescription, hasFailed: Bool = false
    ) -> TraceDocument {
        var test = test
        let recording = recording
        test.outcome = hasFailed || recording.hasFailed ? .failed : .passed
        (test.virtualTime, test.realTime) = (time, realTime)
        test.device = device
        if recording.isCut { test.note = "The test did more than is recorded: what came late is left out." }
        return TraceDocument(test: test, recording: recording, frames: film.frames)
    }
}

extension TraceDocument {
    /// Writes the page, with the folders on the way; returns it.
    @discardableResult
    func write(to file: URL) throws -> String {
        let page = try TracePage().viewer(json)
        try PageFile(url: file).write(page)
        return page
    }

    func entry(file: String) -> TraceFolder.Entry {
        TraceFolder.Entry(
            file: file, test: test, steps: recording.steps.count, failures: recording.failures.map(\.text),
            failedStep: failedStep, thumbnail: thumbnail)
    }
}
