import TimeLapse

/// A signpost of the log.
public final class OSLogEntrySignpost: OSLogEntry, OSLogEntryWithPayload {
    /// What a signpost marks.
    public enum SignpostType: Int, Sendable {
        /// It is not known.
        case undefined
        /// The beginning of an interval.
        case intervalBegin
        /// The end of an interval.
        case intervalEnd
        /// A moment.
        case event
    }

    /// The name of the interval or the moment.
    public var signpostName: String { entry.signpostName }

    /// What the signpost marks.
    public var signpostType: SignpostType {
        switch entry.signpost {
        case .begin: .intervalBegin
        case .end: .intervalEnd
        case .event: .event
        case nil: .undefined
        }
    }
}
