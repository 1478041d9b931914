import Foundation
import Robot

@testable import Trace

/// What the page of a trace proposes to find the views of the screen by, as its scripts write it.
@MainActor
struct PageSpellings {
    /// A proposal in one dialect.
    struct Proposal: Decodable {
        var code: String?
        var note: String?
        /// Whether it finds the element that the view is a part of.
        var isOfOther: Bool?
    }

    private struct Row: Decodable {
        let id: Int
        let robot, xcuitest, tabtestkit, swerkin, gherkin: Proposal
    }

    /// The dialects, in the order of the page.
    enum Dialect: String, CaseIterable {
        case robot, xcuitest, tabtestkit, swerkin, gherkin
    }

    /// Whether there is a node to run the scripts.
    nonisolated static let isPossible = run("command -v node") != ""

    private(set) var views: [(view: UIView, proposals: [Dialect: Proposal])] = []

    /// Records the screen as it is now, and asks the page's scripts.
    init(testable modules: Set<String> = []) throws {
        let application = UIApplication.shared
        let recorder = TraceRecorder(
            application, detail: .everything, TestModules(module: "SpellingTests", file: #filePath))
        recorder.end()
        let json = recorder.document(TestDescription(name: ""), DeviceDescription(application)).json
        let file = FileManager.default.temporaryDirectory.appending(path: "robot-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(json.line.utf8).write(to: file)
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../Browser/spell.js")
        let answer = Self.run("node '\(script.standardized.path)' '\(file.path)'")
        let rows = try JSONDecoder().decode([Row].self, from: Data(answer.utf8))
        var known: [Int: UIView] = [:]
        for window in application.shownWindows {
            window.visit { view in
                if let number = recorder.film.number(of: ObjectIdentifier(view)) { known[number] = view }
                return .into
            }
        }
        views = rows.compactMap { row in
            known[row.id].map { view in
                (
                    view,
                    [
                        .robot: row.robot, .xcuitest: row.xcuitest, .tabtestkit: row.tabtestkit,
                        .swerkin: row.swerkin, .gherkin: row.gherkin,
                    ]
                )
            }
        }
    }

    /// The proposal for a view.
    subscript(_ view: UIView, _ dialect: Dialect) -> Proposal? {
        views.first { $0.view === view }?.proposals[dialect]
    }

    /// What a command of the shell writes to standard output.
    private nonisolated static func run(_ command: String) -> String {
        guard let pipe = popen("\(command) 2>/dev/null", "r") else { return "" }
        defer { pclose(pipe) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, pipe)
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
