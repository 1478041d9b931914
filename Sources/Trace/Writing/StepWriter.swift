import FailureReporting
import Foundation
import HeadlessUIKit

/// Writes steps, events and failures.
struct StepWriter {
    private let sources: SourceFiles

    init(_ sources: SourceFiles) {
        self.sources = sources
    }

    func json(of step: RecordedStep, hasFailed: Bool, _ tables: inout DrawingTables) -> JSON {
        let kind = StepKind(step)
        let words = words(of: step)
        var pairs: [(String, JSON?)] = [
            ("kind", tables.text(kind.rawValue)), ("words", tables.text(words)),
            ("start", .integer(step.start.microseconds)), ("end", .integer(step.end.microseconds)),
            ("real", .integer(step.realTime.microseconds)),
            ("parent", step.parent.map { .integer($0) }),
            ("frames", .list([.integer(step.frames.before), .integer(step.frames.after)])),
            ("outcome", step.failures.isEmpty ? nil : tables.text("failed")),
            ("failures", step.failures.isEmpty ? nil : .list(step.failures.map { .integer($0) })),
            ("query", tables.textIfAny(step.query)),
        ]
        if let site = step.site {
            pairs += [("file", tables.text("\(site.filePath)")), ("line", .integer(Int(site.line)))]
        }
        if !step.touches.isEmpty {
            pairs.append(("touches", .list(step.touches.map { json(of: $0, since: step.start) })))
            let views = Set(step.touches.compactMap(\.view)).sorted()
            if !views.isEmpty { pairs.append(("views", .list(views.map { .integer($0) }))) }
        }
        if !step.keys.isEmpty {
            let keys = step.keys.map { key in
                JSON.list([.integer((key.time - step.start).microseconds), tables.text(key.text.asKey)])
            }
            pairs.append(("keys", .list(keys)))
        }
        return .object(leavingOutNil: pairs)
    }

    /// What the step does: as it is written in the test, if that can be read, and else as the call said.
    func words(of step: RecordedStep) -> String {
        switch step.source {
        case .part: return step.words
        case .call(let site):
            let name = String("\(site.function)".prefix { $0 != "(" })
            if let source = sources.call(of: name, at: site) { return source }
            return step.words.isEmpty ? "\(name)(…)" : step.words
        }
    }

    private func json(of touch: RecordedTouch, since start: Duration) -> JSON {
        let points = touch.points.map { point in
            JSON.list([
                .integer((point.time - start).microseconds), .number(point.x), .number(point.y),
                .integer(point.phase),
            ])
        }
        return .object(leavingOutNil: [
            ("finger", .integer(touch.finger)), ("points", .list(points)),
            ("hit", touch.view.map { .integer($0) }),
        ])
    }

    func json(of recorded: RecordedEvent, _ tables: inout DrawingTables) -> JSON {
        let event = recorded.event
        return .object(leavingOutNil: [
            ("at", .integer(recorded.time.microseconds)), ("kind", tables.text(event.kind.rawValue)),
            ("text", tables.text(event.text)), ("step", recorded.step.map { .integer($0) }),
            ("file", event.site.map { tables.text("\($0.filePath)") }),
            ("line", event.site.map { .integer(Int($0.line)) }),
            ("for", event.duration.map { .integer($0.microseconds) }),
            ("every", event.interval.map { .integer($0.microseconds) }),
            ("level", tables.textIfAny(event.level)), ("subsystem", tables.textIfAny(event.subsystem)),
            ("category", tables.textIfAny(event.category)), ("view", recorded.view.map { .integer($0) }),
        ])
    }

    func json(of failure: TraceFailure, _ tables: inout DrawingTables) -> JSON {
        .object(leavingOutNil: [
            ("text", tables.text(failure.text)), ("file", tables.textIfAny(failure.file)),
            ("line", failure.line > 0 ? .integer(failure.line) : nil),
            ("step", failure.step.map { .integer($0) }), ("at", .integer(failure.time.microseconds)),
        ])
    }
}

extension String {
    /// The sign that keyboards have for a key.
    fileprivate var asKey: String {
        switch self {
        case "delete": "⌫"
        case "return", "\n": "⏎"
        case "tab", "\t": "⇥"
        case "shift": "⇧"
        default: self
        }
    }
}
