import Foundation
import Robot
import Testing
import UIKit

@MainActor
@Suite("Behaviours that a Mac can run as well", .robot(lapse: .none).leftovers(.ignored))
struct BehaviourKitTests {
    private nonisolated static let expected = Log.files(in: "Expected")
    private nonisolated static let recorded = Log.files(in: "Recorded")

    /// Where this package is known to differ from the expected log, which is what UIKit does, and how.
    private static let knownDisagreements = [
        "MainQueueOrder": "Tasks on the main actor run before blocks on the main queue that were there first."
    ]

    private func log(of behaviour: any Behaviour.Type) async throws -> [String] {
        let window = UIWindow.createWindowForTesting()
        let stage = Stage(in: window, with: RobotHand())
        await behaviour.run(on: stage)
        if let folder = ProcessInfo.processInfo.environment["BEHAVIOUR_LOGS"] {
            let file = URL(fileURLWithPath: folder)
                .appendingPathComponent("\(Behaviours.name(of: behaviour)).log")
            try Data(stage.lines.map { $0 + "\n" }.joined().utf8).write(to: file)
        }
        return stage.lines
    }

    @Test("The log of a behaviour is the expected one", arguments: expected.keys.sorted())
    func logs(name: String) async throws {
        let behaviour = try #require(
            Behaviours.all.first { Behaviours.name(of: $0) == name }, "There is no behaviour \(name).")
        let log = try Log(at: #require(Self.expected[name]))
        let difference = try await log.difference(from: self.log(of: behaviour))
        guard let known = Self.knownDisagreements[name] else {
            if let difference { Issue.record("\(name): \(difference)") }
            return
        }
        withKnownIssue("\(known)") {
            if let difference { Issue.record("\(name): \(difference)") }
        }
    }

    @Test("Each behaviour has a file, a title, and a log that says where its rules are written")
    func sources() throws {
        let names = Behaviours.all.map(Behaviours.name).sorted()
        #expect(names == Self.expected.keys.sorted())
        #expect(names == Log.files(in: "Behaviours", ending: "swift").keys.sorted())
        #expect(Self.knownDisagreements.keys.allSatisfy(names.contains))
        #expect(Behaviours.all.allSatisfy { $0.title.count > 20 })
        #expect(Set(Behaviours.all.map { $0.title }).count == names.count)
        var unknown: [String] = []
        for (name, file) in Self.expected.sorted(by: { $0.key < $1.key }) {
            let sources = try Log(at: file).comments.filter { $0.hasPrefix("# Source: ") }
            #expect(!sources.isEmpty, "\(name).log has no line that begins with \"# Source: \".")
            if sources.contains(where: { $0.hasPrefix("# Source: none found") }) { unknown.append(name) }
        }
        #expect(unknown.count * 4 <= names.count, "Too many logs have no source: \(unknown)")
    }

    @Test("What a Mac recorded is what is expected")
    func recordings() throws {
        var agreed = 0
        for (name, file) in Self.recorded.sorted(by: { $0.key < $1.key }) {
            let recorded = try Log(at: file)
            guard !recorded.isSkipped else { continue }
            let expected = try Log(at: #require(Self.expected[name], "There is no behaviour \(name)."))
            if let difference = expected.difference(from: recorded.events) {
                Issue.record("\(name) on a Mac: \(difference)")
            } else {
                agreed += 1
            }
        }
        print("\(agreed) of \(Self.expected.count) behaviours agree with a Mac's logs.")
    }

    @Test("A log that differs says in which line, and how")
    func differences() {
        let log = Log("# Source: none\nfirst\nsecond\n")
        #expect(log.difference(from: ["first", "second"]) == nil)
        #expect(
            log.difference(from: ["first", "other"])?.hasPrefix(
                "Line 2 should be \"second\",\nbut it is \"other\".") == true)
        #expect(
            log.difference(from: ["first"])?.hasPrefix("Line 2 should be \"second\",\nbut it is the end.")
                == true)
    }
}
