import FailureReporting

/// A condition on objects that are not views, in the format language of NSPredicate.
package struct ObjectFormat: Sendable, CustomStringConvertible {
    private let format: ViewFormat
    private let report = FormatReport(isReported: false)

    /// Parses a format; each placeholder such as `%@` takes one of the arguments, in order.
    ///
    /// Texts, numbers, dates and lists of these stay what they are; other arguments count as their descriptions.
    package init(_ format: String, _ arguments: [Any?], of call: String) {
        self.format = ViewFormat(format, arguments.map { $0.map(Self.value) }, of: call)
    }

    /// A value that can be sent, for an argument of any type.
    private static func value(_ argument: Any) -> any Sendable {
        switch argument {
        case let text as any StringProtocol: String(text)
        case let text as NSString: text as String
        case let isTrue as Bool: isTrue
        case let number as NSNumber:
            number.doubleValue == number.doubleValue.rounded() ? number.intValue : number.doubleValue
        case let number as any BinaryInteger & Sendable: number
        case let number as any BinaryFloatingPoint & Sendable: number
        case let date as Date: date
        case let values as [Any]: values.map(value) as [any Sendable]
        case let optional as any AnyOptional: optional.wrapped.map(value) ?? NSNull()
        case let raw as any RawRepresentable: value(raw.rawValue)
        default: "\(argument)"
        }
    }

    /// Whether the condition holds for an object; `nil` if the format cannot be read, or has no answer, which is a
    /// failure, once in each test.
    @MainActor
    package func answer(for object: FormatObject) -> Bool? {
        do throws(ViewFormatError) {
            return try format.holds(for: object)
        } catch {
            if report.isNewHere() { error.record() }
            return nil
        }
    }

    /// Why the format cannot be read; `nil` if it can. Recording it counts as the failure of the test.
    package func recordIfUnreadable(at site: CallSite?) {
        guard let failure = format.failure, report.isNewHere() else { return }
        failure.record(at: CallSite.current ?? site)
    }

    package var description: String { format.description }
}
