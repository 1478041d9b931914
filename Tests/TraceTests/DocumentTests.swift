import Foundation
import Robot
import TestSupport
import Testing

@testable import Trace

@MainActor @Suite("The page of a trace", .robot(trace: .off).leftovers(.ignored))
struct DocumentTests {
    private func trace(_ body: () -> Void) throws -> [String: Any] {
        let application = UIApplication.shared
        let recorder = TraceRecorder(application, detail: .everything)
        application.world.calls.add(recorder)
        body()
        recorder.end()
        application.world.calls.remove(recorder)
        let text = recorder.document(TestDescription(name: "A test"), DeviceDescription(application)).json
            .lineForScript
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try #require(object as? [String: Any])
    }

    private func window(_ views: UIView...) {
        let window = UIWindow.createWindowForTesting()
        for view in views { window.addSubview(view) }
        TimeLapse.advance(by: .zero)
    }

    /// A node's keys in a frame.
    private func node(_ number: Int, _ frame: Int, of trace: [String: Any]) throws -> [String: Any]? {
        let frames = try #require(trace["frames"] as? [[String: Any]])
        let set = frames[frame]["set"] as? [[Any]] ?? []
        return set.first { $0[0] as? Int == number }?[1] as? [String: Any]
    }

    @Test("The page says of each view where it is, as the format has it")
    func places() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        scrollView.contentOffset = CGPoint(x: 0, y: 40)
        let content = UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 10))
        content.alpha = 0.5
        scrollView.addSubview(content)
        let hidden = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        hidden.isHidden = true
        window(view, scrollView, hidden)
        let trace = try trace {}
        let turned = try #require(try node(2, 0, of: trace))
        #expect(turned["box"] as? [Double] == [10, 20, 100, 50])
        #expect(turned["transform"] as? [Double] == [0, 1, -1, 0, 0, 0])
        let scrolled = try #require(try node(3, 0, of: trace))
        #expect(scrolled["scroll"] as? [Double] == [0, 40])
        #expect(scrolled["clips"] as? Int == 1)
        let inner = try #require(try node(4, 0, of: trace))
        #expect(inner["box"] as? [Double] == [0, 60, 10, 10])
        #expect(inner["opacity"] as? Double == 0.5)
        let last = try #require(try node(5, 0, of: trace))
        #expect(last["hidden"] as? Int == 1)
        #expect(last["box"] as? [Double] == [1, 2, 3, 4])
    }

    @Test("The page has frames as differences")
    func differences() throws {
        let (one, other) = (UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), UIView())
        one.text = "One"
        window(one, other)
        let trace = try trace {
            Trace.step("Change") { one.text = "Two" }
            Trace.step("Remove") { other.removeFromSuperview() }
            Trace.step("Nothing") {}
        }
        let frames = try #require(trace["frames"] as? [[String: Any]])
        #expect(frames.count == 3)
        let change = try #require(try node(2, 1, of: trace))
        #expect(change["class"] == nil)
        #expect(change["text"] != nil)
        #expect(frames[2]["gone"] as? [Int] == [3])
        let steps = try #require(trace["steps"] as? [[String: Any]])
        #expect(steps.map { $0["frames"] as? [Int] } == [[0, 1], [1, 2], [2, 2]])
    }

    @Test("The page is the same, byte for byte, apart from real times")
    func determinism() {
        func text() -> String {
            UIApplication.withShared(UIApplication()) {
                UIWindow.createWindowForTesting().rootViewController = RecordingTests.FormController()
                let recorder = TraceRecorder(.shared, detail: .everything)
                UIApplication.shared.world.calls.add(recorder)
                tapOn(theFirstView(withLabel("Greet")))
                UIApplication.shared.world.calls.remove(recorder)
                let text = recorder.document(TestDescription(name: ""), DeviceDescription(.shared)).json
                    .lineForScript
                return text.replacing(/"real":\d+/, with: "")
            }
        }
        let first = text()
        for _ in 0..<20 { #expect(text() == first) }
    }

    @Test("The page keeps what is written in texts as text")
    func hostileTexts() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        label.text = "</script><script>alert(1)</script><!-- \u{2028} \" ' & \u{0}"
        window(label)
        let file = FileManager.default.temporaryDirectory.appending(path: "robot-\(UUID()).html")
        defer { try? FileManager.default.removeItem(at: file) }
        try Trace.record(file.path, name: "</title><b>") { tapOn(CGPoint(x: 5, y: 5), in: nil, lapse: .none) }
        let page = try String(contentsOf: file, encoding: .utf8)
        #expect(!page.contains("alert(1)</script>"))
        #expect(!page.contains("</title><b>"))
        #expect(page.contains("\\u003c/script\\u003e\\u003cscript\\u003ealert(1)"))
    }

    @Test("The page of a thousand steps is smaller than a megabyte")
    func size() throws {
        UIWindow.createWindowForTesting().rootViewController = RecordingTests.FormController()
        let label = theFirstView(withLabel("Greet"))
        let application = UIApplication.shared
        let recorder = TraceRecorder(application, detail: .everything)
        application.world.calls.add(recorder)
        for _ in 0..<500 {
            tapOn(label)
            shouldSee(label)
        }
        recorder.end()
        application.world.calls.remove(recorder)
        #expect(recorder.recording.steps.count == 1_000)
        let text = recorder.document(TestDescription(name: ""), DeviceDescription(application)).json
            .lineForScript
        #expect(text.utf8.count < 1_000_000)
    }
}
