import FailureReporting
import Robot
import TimeLapse
import ViewQuery

// Foundation on Linux has no formats: these are the ones of queries for views, for elements.
#if !canImport(Darwin)
extension NSPredicate {
    /// Makes a predicate for elements in NSPredicate's format language.
    ///
    /// ```swift
    /// app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@ AND isEnabled == YES", "Save"))
    /// ```
    ///
    /// Elements have the keys `identifier`, `label`, `value`, `title`, `placeholderValue`, `elementType`, `frame`,
    /// `exists`, `isEnabled`, `isHittable`, `isSelected`, `hasFocus` and `hasKeyboardFocus`; the states without `is`,
    /// too. A format that cannot be read is a failure, and holds for nothing.
    ///
    /// - Parameters:
    ///   - format: the condition; `%@` and the like take an argument each, and must not be in quotes.
    ///   - arguments: texts, numbers, dates, and lists of these.
    public convenience init(
        format: String, _ arguments: Any?..., fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            ObjectFormat(format, arguments, of: "NSPredicate"), CallSite(fileID, filePath, line, column))
    }

    /// Makes a predicate for elements in NSPredicate's format language, with a list of arguments.
    public convenience init(
        format: String, argumentArray arguments: [Any]?, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            ObjectFormat(format, arguments ?? [], of: "NSPredicate"), CallSite(fileID, filePath, line, column)
        )
    }

    /// Makes a predicate for elements; a format that cannot be read is recorded at the line of the running call.
    package convenience init(elementFormat format: String) {
        self.init(ObjectFormat(format, [], of: "NSPredicate"), nil)
    }

    private convenience init(_ format: ObjectFormat, _ site: CallSite?) {
        PredicateText.connect { $0.sourceCode }
        format.recordIfUnreadable(at: site)
        self.init { object, _ in
            if let reader = object as? PredicateTextReader {
                reader.text = format.description
                return true
            }
            // The caller waits until the main actor is done with it.
            nonisolated(unsafe) let object = object
            return OnMainActor.run {
                guard let object = AutomationNode.formatObject(of: object) else { return false }
                if let answer = format.answer(for: object) { return answer }
                AutomationWorld.notePredicateWithoutAnswer()
                return false
            }
        }
    }
}
#endif

/// Asks a predicate for its text, which Foundation on Linux does not keep.
///
/// The predicate may be a closure of a test, so it is an element, which such a closure expects.
private final class PredicateTextReader: XCUIElement, @unchecked Sendable {
    // Used by one call at a time.
    var text: String?

    init() {
        super.init(.application(AutomationRoot(bundleIdentifier: nil)))
    }
}

extension NSPredicate {
    /// The predicate as source code; `nil` if it is a closure.
    var sourceCode: String? {
        if let compound = self as? NSCompoundPredicate {
            let parts = compound.subpredicates.compactMap { subpredicate in
                subpredicate.sourceCode
            }
            guard parts.count == compound.subpredicates.count else { return nil }
            return switch compound.compoundPredicateType {
            case .and:
                "NSCompoundPredicate(andPredicateWithSubpredicates: [\(parts.joined(separator: ", "))])"
            case .or: "NSCompoundPredicate(orPredicateWithSubpredicates: [\(parts.joined(separator: ", "))])"
            case .not: "NSCompoundPredicate(notPredicateWithSubpredicate: \(parts.first ?? ""))"
            @unknown default: nil
            }
        }
        let reader = PredicateTextReader()
        return FailureCollector.quietly {
            _ = evaluate(with: reader)
            return reader.text
        }
    }
}
