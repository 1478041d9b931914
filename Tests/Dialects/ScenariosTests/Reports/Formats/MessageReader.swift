import Foundation
import Testing

/// Reads Cucumber's messages by way of their identifiers, as viewers do.
struct MessageReader {
    private typealias Object = [String: Any]

    /// The scenarios in the order in which they ran.
    private(set) var scenarios: [ReadScenario] = []
    /// The kinds of the messages, each once where several follow each other.
    private(set) var kinds: [String] = []
    /// The points in time, in seconds.
    private(set) var times: [Double] = []
    /// The objects by their identifiers, with the kind of message that they are in.
    private var known: [String: Object] = [:]
    private var documents: [String: Object] = [:]
    private var statuses: [String: [(step: Object, result: Object)]] = [:]

    /// Reads a report; a message that names what no earlier one has is a failure of the test.
    init(_ report: String) throws {
        for line in report.split(separator: "\n") {
            let envelope = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Object)
            let (kind, value) = try #require(envelope.count == 1 ? envelope.first : nil)
            if kinds.last != kind { kinds.append(kind) }
            let message = try #require(value as? Object)
            note(message)
            if let time = message["timestamp"] as? Object {
                times.append(try number(time, "seconds") + number(time, "nanos") / 1e9)
            }
            switch kind {
            case "gherkinDocument": documents[try text(message, "uri")] = message
            case "testCase": try checkCase(message)
            case "testStepFinished":
                let step = try object(message, "testStepId")
                let result = try #require(message["testStepResult"] as? Object)
                statuses[try text(message, "testCaseStartedId"), default: []].append((step, result))
            case "testCaseFinished": try finish(message)
            default: break
            }
        }
    }

    private mutating func note(_ value: Any) {
        if let object = value as? Object {
            if let id = object["id"] as? String {
                #expect(known[id] == nil, "two objects have the identifier \(id)")
                known[id] = object
            }
            object.values.forEach { note($0) }
        } else if let values = value as? [Any] {
            values.forEach { note($0) }
        }
    }

    private func text(_ object: Object, _ name: String) throws -> String {
        try #require(object[name] as? String, "\(name) of \(object)")
    }

    private func number(_ object: Object, _ name: String) throws -> Double {
        try #require(object[name] as? NSNumber, "\(name) of \(object)").doubleValue
    }

    /// The object whose identifier another has under a name.
    private func object(_ object: Object, _ name: String) throws -> Object {
        try self.object(id: text(object, name))
    }

    private func object(id: String) throws -> Object {
        try #require(known[id], "no object has the identifier \(id)")
    }

    /// Every step of a case is a step of its pickle in order, or a hook; each has the functions that it names.
    private func checkCase(_ message: Object) throws {
        let pickle = try object(message, "pickleId")
        let steps = try #require(message["testSteps"] as? [Object])
        let own = steps.compactMap { $0["pickleStepId"] as? String }
        let planned = try #require(pickle["steps"] as? [Object]).map { try text($0, "id") }
        #expect(own == planned)
        for step in steps {
            if step["pickleStepId"] == nil { _ = try object(step, "hookId") }
            for id in step["stepDefinitionIds"] as? [String] ?? [] { _ = try object(id: id) }
        }
        for tag in try #require(pickle["tags"] as? [Object]) { _ = try object(tag, "astNodeId") }
        for id in try #require(pickle["astNodeIds"] as? [String]) {
            #expect(try text(object(id: id), "name") == text(pickle, "name"))
        }
    }

    private mutating func finish(_ message: Object) throws {
        let started = try text(message, "testCaseStartedId")
        let pickle = try object(object(object(id: started), "testCaseId"), "pickleId")
        let document = try #require(documents[text(pickle, "uri")])
        let feature = try #require(document["feature"] as? Object)
        let results = statuses[started] ?? []
        let steps = try results.compactMap { step, result -> String? in
            guard step["pickleStepId"] != nil else { return nil }
            let planned = try object(step, "pickleStepId")
            let nodes = try #require(planned["astNodeIds"] as? [String])
            let node = try object(id: #require(nodes.first))
            #expect(try text(node, "text") == text(planned, "text"))
            return try
                "\(text(result, "status").lowercased()) \(text(node, "keyword"))\(text(planned, "text"))"
        }
        let failed = results.first {
            $0.result["status"] as? String != "SKIPPED" && $0.result["message"] != nil
        }
        scenarios.append(
            ReadScenario(
                feature: try text(feature, "name"), name: try text(pickle, "name"),
                outcome: worst(of: try results.map { try text($0.result, "status").lowercased() }),
                steps: steps, message: failed?.result["message"] as? String))
    }
}
