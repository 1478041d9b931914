import Foundation
import TimeLapse

/// A log: the subsystem and the category of messages.
///
/// All of them write to the log of the test, ``HeadlessUIKitCore/SimulatedDevice/log``, and nothing is printed.
public final class OSLog: NSObject, Sendable {
    /// A category with a meaning to Apple's tools.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a category with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Signposts that tools show as points of interest.
        public static let pointsOfInterest = Self(rawValue: "PointsOfInterest")
        /// Signposts that are on while a tool records.
        public static let dynamicTracing = Self(rawValue: "DynamicTracing")
        /// Signposts with stack traces that are on while a tool records.
        public static let dynamicStackTracing = Self(rawValue: "DynamicStackTracing")
    }

    let subsystem: String
    let category: String
    private let isOn: Bool

    private init(_ subsystem: String, _ category: String, isOn: Bool) {
        (self.subsystem, self.category, self.isOn) = (subsystem, category, isOn)
    }

    /// Makes a log.
    ///
    /// - Parameters:
    ///   - subsystem: the part of the application, such as `com.example.shop`.
    ///   - category: the kind of messages, such as `network`.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem, category, isOn: true)
    }

    /// Makes a log with a category that has a meaning to Apple's tools.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem, category.rawValue, isOn: true)
    }

    /// The log without a subsystem.
    public static let `default` = OSLog("", "", isOn: true)
    /// A log that drops all messages.
    public static let disabled = OSLog("", "", isOn: false)

    /// Returns whether messages of a type are kept: all of them, but for ``disabled``.
    public func isEnabled(type: OSLogType) -> Bool { isOn }

    /// Whether signposts are kept: yes, but for ``disabled``.
    public var signpostsEnabled: Bool { isOn }

    func add(
        _ message: OSLogMessage, _ type: OSLogType = .default,
        signpost: TimeLapse.LogEntry.Signpost? = nil, _ name: StaticString = ""
    ) {
        guard isOn else { return }
        LogStore.current.add(
            level: type.level, signpost: signpost, signpostName: "\(name)", subsystem: subsystem,
            category: category, message: message.interpolation.text,
            redactedMessage: message.interpolation.redactedText)
    }
}
