import FailureReporting
import Synchronization

/// What a world keeps for its texts.
struct TextSettings: Sendable {
    var device = TextDevice.iphone
    /// The files that it has warned of.
    var reported: Set<TextFileFailure> = []
}

extension ProcessWorld {
    /// The kind of device that texts are chosen for.
    package var textDevice: TextDevice {
        get { texts.withLock { $0.device } }
        set { texts.withLock { $0.device = newValue } }
    }

    /// Warns of files that cannot be read, once in a world; a strict test fails.
    func report(_ failures: [TextFileFailure]) {
        for failure in failures where texts.withLock({ $0.reported.insert(failure).inserted }) {
            failure.recordAsLog()
        }
    }
}
