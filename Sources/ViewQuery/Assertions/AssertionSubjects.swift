import FailureReporting
import HeadlessUIKit

/// The views or accessibility elements that an assertion looks at, as they are now.
@MainActor
public struct AssertionSubjects {
    /// The target in a failure's text.
    let name: String
    let subjects: [AssertionSubject]
    /// The target as source code, if it can be written so.
    let code: @MainActor () -> String?
    /// Why there is none, or not exactly the one that the target stands for; `nil` if that has been recorded.
    let failureForNone: @MainActor () -> (any Failure)?

    package init(
        name: String, subjects: [AssertionSubject], code: @escaping @MainActor () -> String?,
        failureForNone: @escaping @MainActor () -> (any Failure)?
    ) {
        self.name = name
        self.subjects = subjects
        self.code = code
        self.failureForNone = failureForNone
        if let observer = CallContext.observer {
            observer.found(subjects.prefix(Self.mostObserved).map { ObjectIdentifier($0.view) })
        }
    }

    /// A subject that is not searched for; none if it is a view that does not exist, which has been recorded.
    init(of subject: AssertionSubject) {
        let isAbsent = subject.view is AbsentView
        self.init(
            name: subject.summary, subjects: isAbsent ? [] : [subject],
            code: { subject.view.queryOfItsOwn?.sourceCode }, failureForNone: { nil })
    }

    /// The most views that the observer of the test learns of.
    private static let mostObserved = 100

    /// How many of the subjects a failure lists.
    private static let listed = 10

    /// Some of the subjects, a line each, with their places.
    static func list(_ subjects: [AssertionSubject]) -> String {
        let lines = subjects.prefix(listed).map { "  \($0.description)" }
        let rest = subjects.count > listed ? ["  … and \(subjects.count - listed) more"] : []
        return (lines + rest).joined(separator: "\n")
    }
}

/// A view or an accessibility element that an assertion looks at.
@MainActor
public struct AssertionSubject {
    /// The view itself, or the view that the element is a part of.
    let view: UIView
    private let part: AccessibleElement?

    package init(_ view: UIView) {
        self.view = view
        part = nil
    }

    package init(_ element: AccessibleElement) {
        view = element.view
        part = element
    }

    /// The element, or the view as one, whether or not assistive technology sees it.
    var element: AccessibleElement { part ?? AccessibleElement(view, in: view) }

    var summary: String { part.map { "\($0)" } ?? view.summary }

    /// The subject in a few words, with its place.
    var description: String { part.map { "\($0) \($0.frame.shortText)" } ?? view.description }

    /// Does pending layout, and returns why no pixel of its view can be seen on the screen, as a clause; `nil` if one
    /// can.
    func findReasonNotSeen() -> String? {
        view.layOutForQuery()
        if case .failure(let obstacle) = HitTarget.shownWindow(of: view) { return obstacle.reason(for: view) }
        let area = VisibleArea(of: view)
        guard area.share <= 0 else { return nil }
        let reason = area.reason ?? "not visible"
        return reason.hasPrefix("it") ? reason : "it is \(reason)"
    }

    /// The lines of a report that show how it can be made visible, if a call of the test can do so.
    func cures(for assertion: String, _ code: String?) -> [String] {
        guard case .failure(let obstacle) = HitTarget.find(view) else { return [] }
        switch obstacle {
        case .clipped, .outsideWindow, .beneathKeyboard, .covered:
            return HitCure(for: obstacle, to: view, in: assertion, on: code).lines
        default: return []
        }
    }
}
