import FailureReporting
import Foundation
import Robot
import TestSupport
import Testing

@testable import Trace

@MainActor @Suite("Recording a test", .robot(trace: .off))
struct RecordingTests {
    private final class FormController: UIViewController {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))

        override func viewDidLoad() {
            let button = UIButton(type: .system)
            button.setTitle("Greet", for: .normal)
            button.frame = CGRect(x: 20, y: 140, width: 200, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.label.text = "Hello" }, for: .touchUpInside)
            view.backgroundColor = .white
            view.addSubview(label)
            view.addSubview(button)
        }
    }

    private func record(_ body: () -> Void) -> (RecordingState, Film) {
        let application = UIApplication.shared
        let recorder = TraceRecorder(application, detail: .everything)
        application.world.observer = recorder
        body()
        recorder.end()
        application.world.observer = nil
        return (recorder.recording, recorder.film)
    }

    @Test("has a step for each call, with what is to be seen before and after")
    func steps() throws {
        UIWindow.createWindowForTesting().rootViewController = FormController()
        let (recording, film) = record {
            tapOn(theFirstView(withLabel("Greet")))
            shouldSee(theFirstView(withText("Hello")))
            TimeLapse.advance(by: .seconds(2))
        }
        #expect(
            recording.steps.map { StepWriter(SourceFiles()).words(of: $0) } == [
                "tapOn(theFirstView(withLabel(\"Greet\")))", "shouldSee(theFirstView(withText(\"Hello\")))",
                "TimeLapse.advance(by: .seconds(2))",
            ])
        #expect(recording.steps.map(\.parent) == [nil, nil, nil])
        #expect(recording.steps[0].touches.count == 1)
        #expect(recording.steps[0].frames.before < recording.steps[0].frames.after)
        #expect(recording.steps[2].end - recording.steps[2].start == .seconds(2))
        #expect(film.frames.count > 1)
        print(film.frames.count, recording.events.map(\.event.text))
    }

    @Test("makes a page")
    func page() throws {
        UIWindow.createWindowForTesting().rootViewController = FormController()
        let file = FileManager.default.temporaryDirectory.appending(path: "robot-trace-test.html")
        try Trace.record(file.path) {
            tapOn(theFirstView(withLabel("Greet")))
            _ = FailureCollector.failures { tapOn(theFirstView(withLabel("Grete"))) }
        }
        let text = try String(contentsOf: file, encoding: .utf8)
        print(text.count)
        #expect(text.contains("Greet"))
    }

    @Test("debug")
    func debug() {
        UIWindow.createWindowForTesting().rootViewController = FormController()
        Film.debug = { print($0) }
        let application = UIApplication.shared
        let recorder = TraceRecorder(application, detail: .pictures)
        application.world.observer = recorder
        for _ in 0..<3 {
            tapOn(theFirstView(withLabel("Greet")))
            print("--")
        }
        recorder.end()
        application.world.observer = nil
        Film.debug = nil
    }
}
