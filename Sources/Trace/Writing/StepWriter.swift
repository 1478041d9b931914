import FailureReporting
import HeadlessUIKit
import JSONWriting

/// Writes steps, events and failures.
struct StepWriter {
    func json(of step: RecordedStep, _ tables: inout DrawingTables) -> JSON {
        let kind = StepKind(step)
        let words = words(of: step)
        var pairs: [(String, JSON?)] = [
            ("kind", tables.text(kind.rawValue)), ("words", tables.text(words)),
            ("start", .integer(step.start.microseconds)), ("end", .integer(step.end.microseconds)),
            ("real", .integer(step.realTime.microseconds)),
            ("parent", step.parent.map { .integer($0) }),
            ("frames", .array([.integer(step.frames.before), .integer(step.frames.after)])),
            ("outcome", step.failures.isEmpty ? nil : tables.text("failed")),
            ("failures", step.failures.isEmpty ? nil : .integers(step.failures)),
            ("query", tables.textIfAny(step.query)),
        ]
        if let site = step.site {
            pairs += [("file", tables.file(site.path)), ("line", .integer(Int(site.line)))]
        }
        let touches = touches(of: step)
        if !touches.isEmpty { pairs.append(("touches", .array(touches))) }
        if !step.views.isEmpty { pairs.append(("views", .integers(step.views))) }
        if !step.keys.isEmpty {
            let keys = step.keys.map { key in
                JSON.array([.integer((key.time - step.start).microseconds), tables.text(key.text.asKey)])
            }
            pairs.append(("keys", .array(keys)))
        }
        return .members(pairs)
    }

    /// What the step does: as it is written in the test, if that can be read, and else as the call said.
    func words(of step: RecordedStep) -> String {
        guard step.kind == .call, let site = step.site else { return step.words }
        if let call = WrittenCall(of: site.functionName, at: site) { return call.text }
        return step.words.isEmpty ? "\(site.functionName)(…)" : step.words
    }

    /// Its touches; one that did not come down, if something covers what it was for.
    private func touches(of step: RecordedStep) -> [JSON] {
        var touches = step.touches
        if touches.isEmpty, step.cover != nil {
            touches = [RecordedTouch(finger: 0)]
        }
        return touches.map { json(of: $0, in: step) }
    }

    private func json(of touch: RecordedTouch, in step: RecordedStep) -> JSON {
        let start = step.start
        let points = touch.points.map { point in
            JSON.array([
                .integer((point.time - start).microseconds), .number(point.x), .number(point.y),
                .integer(point.phase),
            ])
        }
        return .members([
            ("finger", .integer(touch.finger)), ("points", .array(points)),
            ("hit", touch.view.map { .integer($0) }), ("target", step.target.map { .integer($0) }),
            ("cover", step.cover.map { .integer($0) }),
        ])
    }

    func json(of recorded: RecordedEvent, _ tables: inout DrawingTables) -> JSON {
        let event = recorded.event
        let exchange = event.exchange?()
        return .members([
            ("at", .integer(recorded.time.microseconds)), ("kind", tables.text(event.kind.rawValue)),
            ("text", tables.text(event.text)), ("step", recorded.step.map { .integer($0) }),
            ("file", event.site.map { tables.file($0.path) }),
            ("line", event.site.map { .integer(Int($0.line)) }),
            ("for", event.duration.map { .integer($0.microseconds) }),
            ("every", event.interval.map { .integer($0.microseconds) }),
            ("level", tables.textIfAny(event.level)), ("subsystem", tables.textIfAny(event.subsystem)),
            ("category", tables.textIfAny(event.category)), ("view", recorded.view.map { .integer($0) }),
            ("sent", exchange.map { json(of: $0.request, &tables) }),
            ("received", exchange?.response.map { json(of: $0, &tables) }),
        ])
    }

    private func json(of message: ObservedExchange.Message, _ tables: inout DrawingTables) -> JSON {
        let headers = message.headers.flatMap { [tables.text($0.name), tables.text($0.value)] }
        return .members([
            ("headers", headers.isEmpty ? nil : .array(headers)),
            ("body", message.text.map { tables.text($0) }),
            ("size", message.size > 0 ? .integer(message.size) : nil), ("cut", .flag(message.isCut)),
        ])
    }

    func json(of failure: TraceFailure, _ tables: inout DrawingTables) -> JSON {
        .members([
            ("text", tables.text(failure.text)),
            ("file", failure.file.isEmpty ? nil : tables.file(failure.file)),
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
