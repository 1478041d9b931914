import FailureReporting
import Foundation
import Robot
import TestSupport
import Testing

@testable import Trace

@MainActor @Suite("Recording a test", .robot(trace: .off).leftovers(.ignored))
struct RecordingTests {
    /// A button that greets, after a second if it is so told.
    final class FormController: UIViewController {
        let greeting = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))

        override func viewDidLoad() {
            let button = UIButton(type: .system)
            button.setTitle("Greet", for: .normal)
            button.frame = CGRect(x: 20, y: 140, width: 200, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.greet() }, for: .touchUpInside)
            field.placeholder = "Name"
            for subview in [greeting, button, field] { view.addSubview(subview) }
        }

        private func greet() {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
                self?.greeting.text = "Hello"
                NotificationCenter.default.post(name: Notification.Name("Greeted"), object: nil)
            }
        }
    }

    private func record(
        _ detail: TraceRecorder.Detail = .everything, _ body: () -> Void
    ) -> (recording: RecordingState, frames: [RecordedFrame]) {
        UIWindow.createWindowForTesting().rootViewController = FormController()
        let application = UIApplication.shared
        let recorder = TraceRecorder(application, detail: detail)
        application.world.calls.add(recorder)
        body()
        recorder.end()
        application.world.calls.remove(recorder)
        return (recorder.recording, recorder.film.frames)
    }

    private func words(_ recording: RecordingState) -> [String] {
        let writer = StepWriter()
        return recording.steps.map { writer.words(of: $0) }
    }

    /// Lets a view be dragged onto another.
    private final class Shelf: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))] }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    }

    @Test(
        "A recording has drag and drop as one step, with what is lifted, where it is dragged and how it ends")
    func dragging() {
        let shelf = Shelf()
        let recording = record {
            let root = UIApplication.shared.keyWindow?.rootViewController?.view
            let (card, basket) = (
                UIView().named("card", 20, 300, 100, 100, in: root),
                UIView().named("basket", 20, 500, 100, 100, in: root)
            )
            let drag = UIDragInteraction(delegate: shelf)
            drag.isEnabled = true
            card.addInteraction(drag)
            basket.addInteraction(UIDropInteraction(delegate: shelf))
            dragAndDrop(card, to: basket)
        }.recording
        #expect(words(recording) == ["dragAndDrop(card, to: basket)"])
        #expect(recording.steps.map { StepKind($0) } == [.gesture])
        #expect(
            recording.events.map(\.event.text).filter { $0.hasPrefix("Drag:") } == [
                "Drag: 1 lifted", "Drag: over UIView #basket, proposes copy", "Drag: ended with copy",
            ])
    }

    @Test("A recording has a step for each call, in the words of the test, with its time")
    func steps() throws {
        let recording = record {
            tapOn(theFirstView(withLabel("Greet")), lapse: .none)
            TimeLapse.advance(by: .seconds(2))
            shouldSee(theFirstView(withText("Hello")))
            theFirstView(withLabel("Greet")).tap(lapse: .none)
        }.recording
        #expect(
            words(recording) == [
                "tapOn(theFirstView(withLabel(\"Greet\")), lapse: .none)",
                "TimeLapse.advance(by: .seconds(2))", "shouldSee(theFirstView(withText(\"Hello\")))",
                "theFirstView(withLabel(\"Greet\")).tap(lapse: .none)",
            ])
        #expect(recording.steps.map { StepKind($0) } == [.gesture, .wait, .assertion, .gesture])
        #expect(recording.steps.map(\.parent) == [nil, nil, nil, nil])
        #expect(recording.steps.map(\.start) == [.zero, .zero, .seconds(2), .seconds(2)])
        #expect(recording.steps.map(\.end) == [.zero, .seconds(2), .seconds(2), .seconds(2)])
    }

    @Test("A recording puts steps into the parts of the test that they are in")
    func parts() {
        let recording = record {
            Trace.step("Greet, and wait") {
                tapOn(theFirstView(withLabel("Greet")), lapse: .none)
                Trace.step("Wait") { TimeLapse.advance(by: .seconds(1)) }
            }
            shouldSee(theFirstView(withText("Hello")))
        }.recording
        #expect(recording.steps.map(\.parent) == [nil, 0, 0, 2, nil])
        #expect(words(recording)[0] == "Greet, and wait")
        #expect(recording.steps[0].end == .seconds(1))
    }

    @Test("A recording has the touches, with the view that got them, and the keys")
    func input() throws {
        let (recording, frames) = record {
            tapOn(theFirstView(withLabel("Greet")), lapse: .none)
            tapOn(theFirstView(withLabel("Name")), lapse: .none)
            SoftwareKeyboard.main.type("Hi", .delete)
        }
        let tap = try #require(recording.steps.first?.touches.first)
        #expect(tap.points.map(\.phase) == [0, 3])
        #expect(
            tap.points.map { CGPoint(x: $0.x, y: $0.y) } == [
                CGPoint(x: 120, y: 162), CGPoint(x: 120, y: 162),
            ])
        let window = try #require(frames.first?.windows.first)
        #expect(window.find(tap.view)?.look.className == "UIButton")
        #expect(recording.steps[2].keys.map(\.text) == ["H", "i", "delete"])
    }

    @Test("A recording has the views that steps act on and look at, and what covers them")
    func views() throws {
        let recording = record {
            let greet = theFirstView(withLabel("Greet"))
            shouldSee(greet)
            tapOn(greet, lapse: .none)
            let cover = UIView(frame: UIScreen.main.bounds)
            cover.accessibilityIdentifier = "cover"
            UIApplication.shared.windows.first?.addSubview(cover)
            // So that the cover has a number.
            TimeLapse.advance(by: .seconds(1))
            #expect(FailureCollector.failures { tapOn(greet) }.count == 1)
        }.recording
        let (look, tap, miss) = (recording.steps[0], recording.steps[1], recording.steps[3])
        let button = try #require(look.views.first)
        #expect(look.views.count == 1)
        #expect([look.target, tap.target, miss.target] == [nil, button, button])
        #expect(tap.touches.first?.view == button)
        #expect([look.cover, tap.cover] == [nil, nil])
        #expect(miss.cover != nil && miss.cover != button)
        var tables = DrawingTables()
        let json = StepWriter().json(of: miss, &tables).line
        #expect(json.contains(#""touches":[{"finger":0,"points":[],"target":\#(button),"cover":"#), "\(json)")
    }

    @Test(
        "A recording has what fired on the clock, notifications and the life cycle, in their steps"
    )
    func events() {
        let recording = record {
            tapOn(theFirstView(withLabel("Greet")), lapse: .none)
            TimeLapse.advance(by: .seconds(2))
        }.recording
        let events = recording.events.filter { $0.event.kind == .timer || $0.event.text == "Greeted" }
        #expect(events.map(\.event.kind) == [.timer, .notification])
        #expect(events.map(\.time) == [.seconds(1), .seconds(1)])
        #expect(events.map(\.step) == [1, 1])
        #expect(events[0].event.site?.fileName == "RecordingTests.swift")
    }

    @Test("A recording has the life cycle of view controllers")
    func lifeCycle() {
        let recording = record {
            UIApplication.shared.keyWindow?.rootViewController = UIViewController()
            TimeLapse.advance(by: .zero)
        }.recording
        let texts = recording.events.filter { $0.event.kind == .lifeCycle }.map(\.event.text)
        #expect(texts.contains("FormController viewWillDisappear"))
        #expect(texts.contains("UIViewController viewDidAppear"))
    }

    @Test("A recording has the requests of the application at their ends, with how long they took")
    func requests() throws {
        let url = try #require(URL(string: "https://example.com/items"))
        let recording = record {
            SimulatedNetwork.current.route("/items") { _ in .status(204).after(.seconds(2)) }
            URLSession.shared.dataTask(with: url).resume()
            TimeLapse.advance(by: .seconds(5))
        }.recording
        let events = recording.events.filter { $0.event.kind == .request }
        #expect(
            events.map(\.event.text) == ["GET https://example.com/items, answered with 204 after 2 s"])
        #expect(events.map(\.time) == [.seconds(2)])
        #expect(events.first?.event.duration == .seconds(2))
        #expect(events.first?.event.site?.fileName == "RecordingTests.swift")
    }

    @Test("A recording notes a failure in the step that it belongs to, and in those around")
    func failures() {
        let recording = record {
            Trace.step("Greet") {
                _ = FailureCollector.failures { tapOn(theFirstView(withLabel("Great"))) }
                withKnownIssue { tapOn(theFirstView(withLabel("Great"))) }
            }
        }.recording
        // Collected, and known: neither fails the test.
        #expect(recording.failures.isEmpty)
        let recorder = TraceRecorder(.shared, detail: .pictures)
        let (outer, inner) = (ObservedStep(.step, "A", at: nil), ObservedStep(.step, "B", at: nil))
        recorder.stepBegan(outer)
        recorder.stepBegan(inner)
        recorder.add("Oh", file: "/A.swift", line: 3)
        recorder.stepEnded(inner)
        recorder.stepEnded(outer)
        #expect(recorder.recording.steps.map(\.failures) == [[0], [0]])
        #expect(recorder.recording.failures.map(\.step) == [1])
    }

    @Test("The properties of a view say which object of a storyboard it is")
    func originOfView() {
        let view = UIView()
        view.nibOrigin = NibOrigin(file: "Checkout.storyboard", id: "x7-Tf-2Qa")
        let properties = NodeDetails(of: view, ViewNames()).properties
        #expect(properties.suffix(2) == ["nib", "Checkout.storyboard, object x7-Tf-2Qa"])
        #expect(!NodeDetails(of: UIView(), ViewNames()).properties.contains("nib"))
    }

    @Test("A recording changes nothing in what the test sees")
    func isNotSeen() {
        func run() -> [String] {
            UIWindow.createWindowForTesting().rootViewController = FormController()
            tapOn(theFirstView(withLabel("Greet")))
            return [UIApplication.shared.keyWindow?.hierarchyText() ?? "", "\(TimeLapse.now)"]
        }
        let plain = UIApplication.withShared(UIApplication()) { run() }
        let application = UIApplication()
        application.world.calls.add(TraceRecorder(application, detail: .everything))
        #expect(UIApplication.withShared(application) { run() } == plain)
    }
}

extension RecordedNode {
    /// The node with a number, in this one.
    func find(_ number: Int?) -> RecordedNode? {
        if self.number == number { return self }
        for child in children {
            if let found = child.find(number) { return found }
        }
        return nil
    }
}
