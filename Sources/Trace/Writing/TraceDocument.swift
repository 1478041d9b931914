import FailureReporting
import HeadlessUIKit
import JSONWriting

/// A recording that is over, as the format has it.
@MainActor
struct TraceDocument {
    let test: TestDescription
    let recording: RecordingState
    let frames: [RecordedFrame]

    var json: JSON {
        var tables = TraceTables()
        var writer = FrameWriter()
        let frames = frames.map { writer.json(of: $0, &tables) }
        let steps = StepWriter()
        let stepList = recording.steps.map { steps.json(of: $0, &tables.drawings) }
        let events = recording.events.map { steps.json(of: $0, &tables.drawings) }
        let failures = recording.failures.map { steps.json(of: $0, &tables.drawings) }
        let excerpts = SourceExcerpts(around: recording.places).json(&tables.drawings)
        return .object(
            [("version", .integer(1)), ("test", .members(test.pairs))] + tables.written() + [
                ("frames", .array(frames)), ("steps", .array(stepList)), ("events", .array(events)),
                ("failures", .array(failures)), ("sources", excerpts),
            ])
    }

    /// The words of the step that failed, if one did.
    var failedStep: String? {
        recording.failures.first?.step.map { StepWriter().words(of: recording.steps[$0]) }
    }

    /// The frame at the failure, or else the last one.
    var thumbnail: RecordedFrame? {
        guard let step = recording.failures.first?.step else { return frames.last }
        let index = recording.steps[step].frames.after
        return frames.indices.contains(index) ? frames[index] : frames.last
    }
}
