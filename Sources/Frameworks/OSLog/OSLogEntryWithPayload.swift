/// An entry with a subsystem and a category.
public protocol OSLogEntryWithPayload {
    /// The subsystem; empty for the default log.
    var subsystem: String { get }
    /// The category; empty for the default log.
    var category: String { get }
    /// The message as a device keeps it: private values read `<private>`.
    var formatString: String { get }
}
