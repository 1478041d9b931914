import FailureReporting
import Synchronization

/// What a world keeps for its texts.
struct TextSettings: Sendable {
    var device = TextDevice.iphone
    /// The files that it has warned of.
    var reported: Set<TextFileFailure> = []
    /// The texts that were looked up; `nil` if they are not kept.
    var lookedUp: Set<String>?
}

extension ProcessWorld {
    /// From now on, keeps the texts that are looked up.
    package func keepTexts() {
        texts.withLock { $0.lookedUp = [] }
    }

    /// Whether a text was looked up since it is kept which are.
    package func hasLookedUp(_ text: String) -> Bool {
        texts.withLock { $0.lookedUp?.contains(text) ?? false }
    }

    /// Keeps a text that was looked up, if any is kept and no pseudo-language has changed it, and returns it.
    func kept(_ text: String) -> String {
        if language.pseudolanguage == nil { texts.withLock { _ = $0.lookedUp?.insert(text) } }
        return text
    }

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
