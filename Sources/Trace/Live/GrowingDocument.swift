import JSONWriting

/// The trace of a recording that goes on, as the format has it.
///
/// Frames, steps and table entries are made into text once. A step that is running may change, and is made again.
@MainActor
struct GrowingDocument {
    private static let keys = [
        "strings", "fonts", "images", "fragments", "properties", "edges", "names", "accessibility",
        "automation", "frames", "steps", "events", "failures",
    ]

    private var lists: [String: GrowingList] = [:]
    private var marks = TableMarks()
    private var tables = TraceTables()
    private var writer = FrameWriter()
    private let stepWriter = StepWriter()

    /// The whole trace, of which the pages before had the beginning.
    mutating func text(
        _ test: TestDescription, _ recording: RecordingState, _ frames: [RecordedFrame]
    ) -> String {
        for frame in frames[count("frames")...] { add(writer.json(of: frame, &tables), to: "frames") }
        let (steps, settled) = (recording.steps, recording.settledSteps)
        for step in steps[count("steps")..<settled] {
            add(stepWriter.json(of: step, &tables.drawings), to: "steps")
        }
        let running = steps[settled...].map { stepWriter.json(of: $0, &tables.drawings) }
        for event in recording.events[count("events")...] {
            add(stepWriter.json(of: event, &tables.drawings), to: "events")
        }
        for failure in recording.failures[count("failures")...] {
            add(stepWriter.json(of: failure, &tables.drawings), to: "failures")
        }
        let excerpts = SourceExcerpts(around: recording.places).json(&tables.drawings)
        for (name, entries) in tables.added(after: &marks) {
            lists[name, default: GrowingList()].append(entries)
        }
        var text = "{\"version\":1,\"test\":" + JSON.members(test.pairs).lineForScript
        for key in Self.keys {
            let list = lists[key, default: GrowingList()].written(with: key == "steps" ? running : [])
            text += ",\"\(key)\":" + list
        }
        return text + ",\"sources\":" + excerpts.lineForScript + "}"
    }

    private func count(_ key: String) -> Int { lists[key]?.count ?? 0 }

    private mutating func add(_ json: JSON, to key: String) {
        lists[key, default: GrowingList()].append(json)
    }
}
