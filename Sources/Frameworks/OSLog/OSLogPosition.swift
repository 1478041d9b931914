import Foundation

/// A position in the log.
public final class OSLogPosition: NSObject {
    let date: Date

    init(_ date: Date) {
        self.date = date
    }
}
