import Dispatch
import FailureReporting

/// Dispatch's sources of events, of which timers are on the virtual clock; the others are not there.
///
/// ```swift
/// let timer = DispatchSource.makeTimerSource(queue: .main)
/// timer.schedule(deadline: .now() + 1, repeating: 1)
/// timer.setEventHandler { label.text = "tick" }
/// timer.resume()
/// ```
public final class DispatchSource {
    private init() {}

    /// Flags of timers; they make no difference, as virtual time is exact.
    public struct TimerFlags: OptionSet, Sendable {
        /// The bits of the flags.
        public let rawValue: UInt

        /// Makes a set of flags.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No leeway.
        public static let strict = TimerFlags(rawValue: 1)
    }

    /// Makes a timer, which begins when it has been scheduled and resumed.
    ///
    /// - Parameters:
    ///   - flags: they make no difference.
    ///   - queue: where the handlers run; a global one if `nil`.
    public static func makeTimerSource(
        flags: TimerFlags = [], queue: DispatchQueue? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> any DispatchSourceTimer {
        TimerSource(on: queue ?? .global(), at: CallSite(fileID, filePath, line, column))
    }
}
