import Foundation
import TimeLapse
import os

/// An entry of the log, as ``OSLogStore`` returns it.
public class OSLogEntry: NSObject {
    /// Whether a device keeps an entry.
    public enum StoreCategory: Int, Sendable {
        /// It is not known.
        case undefined
        /// Its metadata alone.
        case metadata
        /// For a short time.
        case shortTerm
        /// For longer than others.
        case longTermAuto
    }

    let entry: TimeLapse.LogEntry

    init(_ entry: TimeLapse.LogEntry) {
        self.entry = entry
    }

    /// The message with all its values, as the process that wrote it sees it.
    public var composedMessage: String { entry.message }

    /// The virtual time of the entry.
    public var date: Date { entry.date }

    /// Whether a device keeps the entry: not known here.
    public var storeCategory: StoreCategory { .undefined }

    /// The entry as a line.
    public override var description: String { entry.description }
}

extension OSLogEntryWithPayload where Self: OSLogEntry {
    /// The subsystem; empty for the default log.
    public var subsystem: String { entry.subsystem }
    /// The category; empty for the default log.
    public var category: String { entry.category }
    /// The message as a device keeps it: private values read `<private>`.
    public var formatString: String { entry.redactedMessage }
}
