import FailureReporting
import Foundation
import Robot
import SampleApp
import TestSupport
import Testing

@testable import Trace

@MainActor @Suite("The page of an application that goes on", .robot(trace: .off).leftovers(.ignored))
struct LiveTraceTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "robot-\(UUID()).html")

    /// The trace in a page.
    private func trace(in page: String) throws -> [String: Any] {
        let start = try #require(page.range(of: "id=\"trace\">\n")).upperBound
        let end = try #require(page[start...].range(of: "\n</script>")).lowerBound
        let object = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
        return try #require(object as? [String: Any])
    }

    private func written(_ live: LiveTrace) throws -> [String: Any] {
        try live.write(to: file.path)
        return try trace(in: String(contentsOf: file, encoding: .utf8))
    }

    /// A value with the strings that indices of texts stand for, where keys or places say that they are texts.
    private func words(_ trace: [String: Any], _ list: String, _ key: String) throws -> [String] {
        let strings = try #require(trace["strings"] as? [String])
        return (trace[list] as? [[String: Any]] ?? []).map { strings[$0[key] as? Int ?? 0] }
    }

    private func step(_ live: LiveTrace, _ label: String) {
        _ = live.step("tapOn(theFirstView(withLabel(\"\(label)\")))") {
            attempt { tapOn(theFirstView(withLabel(label))) }
        }
    }

    @Test("Each write has all steps so far, with their screens, and a number of its own")
    func writes() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        UIWindow.createWindowForTesting().rootViewController = RecordingTests.FormController()
        let live = LiveTrace(of: .shared, name: "Form", module: "TraceTests", file: #filePath)
        defer { live.stop() }
        let empty = try written(live)
        #expect((empty["steps"] as? [Any])?.count == 0)
        #expect((empty["frames"] as? [Any])?.count == 1)
        for count in 1...3 {
            step(live, "Greet")
            let page = try written(live)
            #expect((page["test"] as? [String: Any])?["live"] as? Int == count + 1)
            let words = try words(page, "steps", "words")
            #expect(words == Array(repeating: "tapOn(theFirstView(withLabel(\"Greet\")))", count: count))
            #expect(try self.words(page, "steps", "kind").last == "gesture")
            let steps = try #require(page["steps"] as? [[String: Any]])
            #expect(steps.allSatisfy { ($0["touches"] as? [Any])?.count == 1 })
        }
        let last = try written(live)
        #expect(try words(last, "events", "text").contains("Greeted"))
    }

    @Test("A step that fails is a step that failed, with the failure")
    func failures() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        UIWindow.createWindowForTesting().rootViewController = RecordingTests.FormController()
        let live = LiveTrace(of: .shared, name: "Form")
        defer { live.stop() }
        step(live, "Great")
        step(live, "Greet")
        let page = try written(live)
        #expect(try words(page, "steps", "outcome") == ["failed", ""])
        let text = try #require(try words(page, "failures", "text").first)
        #expect(text.contains("theFirstView(withLabel(\"Great\"))) found no view"), "\(text)")
        #expect((page["test"] as? [String: Any])?["outcome"] as? String == "failed")
    }

    @Test("A page that was written after each step says the same as one that is written once")
    func pieces() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        func run(writes: Bool) throws -> [String] {
            try UIApplication.withShared(UIApplication()) {
                SimulatedDevice.current.launch(NotebookDelegate.self)
                let live = LiveTrace(of: .shared, name: "Notebook")
                defer { live.stop() }
                for label in ["Email", "Password", "Sign in"] {
                    step(live, label)
                    if writes { try live.write(to: file.path) }
                }
                return try resolved(written(live))
            }
        }
        #expect(try run(writes: true) == run(writes: false))
    }

    /// What the frames set, with what indices stand for in their places.
    private func resolved(_ trace: [String: Any]) throws -> [String] {
        let strings = try #require(trace["strings"] as? [String])
        let names = try #require(trace["names"] as? [[String: Any]])
        let fragments = try #require(trace["fragments"] as? [Any])
        return (trace["frames"] as? [[String: Any]] ?? []).flatMap { frame in
            (frame["set"] as? [[Any]] ?? []).map { entry in
                let node = entry[1] as? [String: Any] ?? [:]
                func text(_ index: Any?) -> String { (index as? Int).map { strings[$0] } ?? "" }
                let name = (node["names"] as? Int).map { names[$0] } ?? [:]
                let drawn = (node["under"] as? Int).map { "\((fragments[$0] as? [Any])?.count ?? 0)" } ?? ""
                return [
                    "\(entry[0])", text(node["class"]), text(node["text"]), text(name["label"]), drawn,
                    "\(node["box"] ?? "")",
                ].joined(separator: " ")
            }
        }
    }

    @Test(
        "The function that a call's source names says of which kind a step is",
        arguments: [
            ("tapOn(theOnlyElement(withRole(.button, named: \"Add\")))", "tapOn"),
            ("theOnlyElement(withRole(.textField)).type(\"Ada\")", "type"),
            ("TimeLapse.advance(by: .seconds(5))", "advance"), ("Nothing", "Nothing"), ("", ""), (")", ""),
        ])
    func kinds(_ code: String, _ function: String) {
        #expect(StepKind.function(calledIn: code) == function)
    }
}
